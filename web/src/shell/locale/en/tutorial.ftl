tutorial-title = Learn by playing
tutorial-games = Which game?
tutorial-begin = Begin
tutorial-resume = Go on
tutorial-again = Do it again
tutorial-lessons = Lessons
tutorial-lesson-number = Lesson { $n } of { $count }
tutorial-finished-count = { $count ->
    [one] { $count } of { $all } lessons finished
   *[other] { $count } of { $all } lessons finished
}
tutorial-finished = Finished
tutorial-next = Next
tutorial-step = Step { $n } of { $count }
tutorial-times = { $n } of { $count }
tutorial-try = Try it now
tutorial-well-done = Well done!
tutorial-next-lesson = Next lesson
tutorial-all-lessons = All lessons
tutorial-restart = Restart the lesson
tutorial-off-track =
    That is allowed, but it is not what this lesson is about. { $undo ->
        [yes] You can undo it, or restart the lesson.
       *[no] Restart the lesson: it takes a moment.
    }
tutorial-stuck =
    This step can no longer be done here. { $undo ->
        [yes] Undo, or restart the lesson: it takes a moment.
       *[no] Restart the lesson: it takes a moment.
    }
tutorial-wait = The computer is playing. Your turn comes at once.
tutorial-complete-title = You are ready

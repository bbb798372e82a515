# Who somebody is at the table: name and medallion.

you-are = You:
you-title = You at the table
you-change = Change name and medallion
you-name = Name
you-note = Kept in this browser, and shown at the tables that you join from now on. Without a name you are called after your motif.
you-motif = Motif
you-colour = Colour
you-done = Done

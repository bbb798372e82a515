"""Work for a device that is recorded once and then asked for as a whole: so the device never waits for Python."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import torch

ALONE = 2  # times that the work is done as it is: libraries get ready meanwhile, which cannot be recorded


class Replayed:
    """Does the same work on the same tensors again and again; on a CUDA device it is recorded after a few times.

    The work must do the same each time: whatever changes stands in tensors, and results go into tensors that exist before.
    """

    def __init__(self, work: Callable[[], None], device: torch.device) -> None:
        self.work, self.is_recorded = work, device.type == "cuda"
        self.times = 0
        self.graph: Any = None

    def __call__(self) -> None:
        if not self.is_recorded:
            self.work()
        elif self.graph is not None:
            self.graph.replay()
        elif self.times < ALONE:
            self.times += 1
            aside = torch.cuda.Stream()
            aside.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(aside):
                self.work()
            torch.cuda.current_stream().wait_stream(aside)
        else:
            torch.cuda.synchronize()
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph, capture_error_mode="thread_local"):
                self.work()
            self.graph = graph
            graph.replay()


def cupy_stream(device: torch.device) -> AbstractContextManager[Any]:
    """While this lasts, CuPy puts its work where PyTorch puts its own."""
    if device.type != "cuda":
        return nullcontext()
    import cupy

    stream: AbstractContextManager[Any] = cupy.cuda.ExternalStream(torch.cuda.current_stream().cuda_stream)
    return stream

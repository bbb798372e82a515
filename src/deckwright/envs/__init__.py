"""Games for programs that learn: many at once over arrays, or one at a time for Gymnasium and PettingZoo.

Where Gymnasium is installed, importing this makes its ids known, such as `deckwright/Ascension-v0`.
"""

from importlib.util import find_spec

if find_spec("gymnasium") is not None:  # it is an extra
    from deckwright.envs import gymnasium_env as gymnasium_env

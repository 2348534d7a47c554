"""What a person would call a device, from what its browser calls itself."""

BROWSERS = {  # the first that is named counts: most pretend to be others, too
    "Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "FxiOS": "Firefox", "CriOS": "Chrome", "Chromium": "Chromium",
    "Chrome": "Chrome", "Safari": "Safari",
}  # fmt: skip
SYSTEMS = {
    "iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "CrOS": "ChromeOS", "Windows": "Windows", "Mac OS X": "Mac",
    "Linux": "Linux",
}  # fmt: skip


def device_of(agent: str) -> str:
    """ "Firefox, Android"; "" where nothing is known."""
    return ", ".join(filter(None, [first(BROWSERS, agent), first(SYSTEMS, agent)]))


def first(known: dict[str, str], agent: str) -> str:
    return next((name for mark, name in known.items() if mark in agent), "")

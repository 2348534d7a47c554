"""Clock, logs, metrics, traces and the watchdog of the event loop."""

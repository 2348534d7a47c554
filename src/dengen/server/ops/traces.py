"""Where time goes: spans for OpenTelemetry, if the operator wishes it (`dengen[otel]`). Nothing secret is in them."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from dengen.core.base.errors import DengenError
from dengen.extras import install

SERVICE = "dengen"
NOTHING = nullcontext()


class TracingUnavailable(DengenError):
    code = "no_traces"

    def __init__(self, missing: str) -> None:
        super().__init__(f"Traces need {missing}: {install('otel').en}.")
        self.ja = f"トレースには {missing} が必要です。{install('otel').ja}。"


class Traces:
    """`tracer`: OpenTelemetry's; None: nobody wants to know."""

    def __init__(self, tracer: Any = None, end: Callable[[], None] = lambda: None) -> None:
        self._tracer = tracer
        self.end = end

    def span(self, name: str, **facts: str | int) -> AbstractContextManager[object]:
        if self._tracer is None:
            return NOTHING
        named = {f"dengen.{fact}": value for fact, value in facts.items()}
        found: AbstractContextManager[object] = self._tracer.start_as_current_span(name, attributes=named)
        return found


def open_traces(url: str, node: str, exporter: Any = None) -> Traces:
    """To the collector at this address, such as http://127.0.0.1:4318; "": to nobody. Raises TracingUnavailable.

    `exporter`: instead of one to that address.
    """
    if not url:
        return Traces()
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ModuleNotFoundError as error:
        raise TracingUnavailable(error.name or "opentelemetry") from None
    provider = TracerProvider(resource=Resource({"service.name": SERVICE, "service.instance.id": node}))
    sink = exporter or OTLPSpanExporter(f"{url.rstrip('/')}/v1/traces")
    provider.add_span_processor(BatchSpanProcessor(sink))
    return Traces(provider.get_tracer(SERVICE), provider.shutdown)

"""Figures for Prometheus: counters by their labels, in its text format."""

import re

from dengen.server.ops.metrics import Metrics


def lines(metrics: Metrics, name: str) -> list[str]:
    return [line for line in metrics.text().splitlines() if line.startswith(f"dengen_{name}")]


def test_a_counter_without_labels_begins_at_0() -> None:
    assert lines(Metrics(), "commands_total") == ["dengen_commands_total 0"]


def test_each_value_of_a_label_is_counted_by_itself() -> None:
    metrics = Metrics()
    metrics.count("refusals_total", code="too_fast")
    metrics.count("refusals_total", 2, code="stale_question")
    metrics.count("refusals_total", code="too_fast")
    assert lines(metrics, "refusals_total") == [
        'dengen_refusals_total{code="too_fast"} 2',
        'dengen_refusals_total{code="stale_question"} 2',
    ]


def test_the_order_in_which_labels_are_given_makes_no_difference() -> None:
    metrics = Metrics()
    metrics.count("requests_total", status="200", method="GET")
    metrics.count("requests_total", method="GET", status="200")
    assert lines(metrics, "requests_total") == ['dengen_requests_total{method="GET",status="200"} 2']


def test_whatever_a_label_says_stays_within_its_quotes() -> None:
    metrics = Metrics()
    metrics.count("closes_total", reason='a"b\\c\nd')
    (line,) = lines(metrics, "closes_total")
    assert line == r'dengen_closes_total{reason="a\"b\\c\nd"} 1'
    assert re.fullmatch(r'\w+\{\w+="(?:[^"\\\n]|\\.)*"\} 1', line)


def test_an_acknowledgement_counts_in_its_bucket_and_in_all_larger_ones() -> None:
    metrics = Metrics()
    metrics.acknowledged(0.3)
    metrics.acknowledged(9.0)
    buckets = lines(metrics, "acknowledgement_seconds_bucket")
    assert buckets[7] == 'dengen_acknowledgement_seconds_bucket{le="0.25"} 0'
    assert buckets[8] == 'dengen_acknowledgement_seconds_bucket{le="0.5"} 1'
    assert buckets[-1] == 'dengen_acknowledgement_seconds_bucket{le="+Inf"} 2'

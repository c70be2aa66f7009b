"""The chart, rendered by Helm's own library; what comes out is read by the schemas of Kubernetes."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from tools.deploy.linters import ROOT, Fault

CHART = ROOT / "deploy" / "chart"
OLDEST, NEWEST = "1.27", "1.37"
"""The versions of Kubernetes by whose schemas everything is read."""
BUILT_IN = ("v1", "apps/v1", "autoscaling/v2", "networking.k8s.io/v1", "policy/v1")
"""Whatever else comes out belongs to operators, whose schemas are not at hand."""
Values = dict[str, Any]

NEEDED: Values = {
    "publicUrl": "https://games.example.org",
    "database": {"secret": "diablerie-database-app"},
    "bus": {"secret": "diablerie-bus"},
}
EVERYTHING: Values = NEEDED | {
    "autoscaling": {"enabled": True},
    "gateway": {"enabled": True, "parents": [{"name": "public"}]},
    "image": {"digest": "sha256:" + "0" * 64, "pullSecrets": [{"name": "registry"}]},
    "ingress": {"enabled": True, "className": "nginx", "annotations": {"a": "b"}, "tlsSecret": "games"},
    "metrics": {"monitor": True, "alerts": True, "dashboard": True, "labels": {"release": "prometheus"}},
    "networkPolicy": {"enabled": True, "from": [{"namespaceSelector": {}}]},
    "nodeSelector": {"kubernetes.io/arch": "arm64"},
    "podAnnotations": {"a": "b"},
    "priorityClassName": "games",
    "settings": {"DIABLERIE_GUESTS_PER_ADDRESS": "1000"},
    "tolerations": [{"key": "games", "operator": "Exists"}],
}
REFUSED: dict[str, Values] = {
    "/publicUrl": NEEDED | {"publicUrl": "games.example.org/folder"},
    "/database/secret": NEEDED | {"database": {}},
    "bus.secret is missing": NEEDED | {"bus": {}},
    "'replica' not allowed": NEEDED | {"replica": 3},
    "/gateway/parents": NEEDED | {"gateway": {"enabled": True}},
    "autoscaling.min is more": NEEDED | {"autoscaling": {"enabled": True, "min": 11}},
}
"""What is refused, and a part of the line that says why."""


def check() -> str:
    """Lint and render the chart in all its forms, and refuse what cannot be."""
    try:
        helm = import_module("helm_python")
    except ImportError:
        return "SKIPPED: Helm's library is not made for this machine"
    report = helm.lint(str(CHART), NEEDED, strict=True)
    if report["errors"]:
        raise Fault("\n".join(report["errors"]))
    with helm.Chart.load(str(CHART)) as chart:
        read = sum(
            validated(resource)
            for values in (NEEDED, NEEDED | {"replicas": 1, "bus": {}}, EVERYTHING)
            for resource in resources(chart.render(values, name="games", namespace="games"))
        )
        for why, values in REFUSED.items():
            refused(helm, chart, values, why)
    return f"ok: {read} resources, by the schemas of Kubernetes {OLDEST} and {NEWEST}"


def resources(rendered: dict[str, str]) -> Iterator[dict[str, Any]]:
    """Every resource that was rendered."""
    yaml = import_module("yaml")
    for path, text in rendered.items():
        if path.endswith(".yaml"):
            yield from filter(None, yaml.safe_load_all(text))


def validated(resource: dict[str, Any]) -> int:
    """Read a resource by the schemas of Kubernetes, if it is one of its own: 1, else 0."""
    if resource["apiVersion"] not in BUILT_IN:
        return 0
    schemas = import_module("kubernetes_validate")
    for version in (OLDEST, NEWEST):
        try:
            schemas.validate(resource, version, strict=True)
        except schemas.ValidationError as error:
            raise Fault(f"{resource['kind']}: {error}") from None
    return 1


def refused(helm: Any, chart: Any, values: Values, why: str) -> None:
    """See that values are refused, and that it is said why."""
    try:
        chart.render(values, name="games")
    except helm.HelmError as error:
        if why not in str(error):
            raise Fault(f"{why} is not what was said: {error}") from None
    else:
        raise Fault(f"{why} was not noticed")

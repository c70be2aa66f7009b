# A server in an image: the wheel with its pages, the pinned packages that it needs, and nothing else.
# For both kinds of machines: docker buildx build --platform linux/amd64,linux/arm64 .
# The tag of Python moves with its repairs. To build the same again, add its digest: --build-arg PYTHON=3.13-slim-trixie@sha256:…
ARG PYTHON=3.13-slim-trixie

# The wheel is the same for every machine, so it is built on the one that builds. Node comes from PyPI, pinned by its hash.
FROM --platform=$BUILDPLATFORM python:${PYTHON} AS wheel
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 PIP_ROOT_USER_ACTION=ignore
WORKDIR /source
COPY requirements requirements
RUN pip install --require-hashes -r requirements/run.txt
COPY . .
RUN pip install --no-build-isolation --no-deps -e . && python web/build.py && python -m hatchling build -t wheel

FROM python:${PYTHON} AS installed
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
WORKDIR /source
COPY requirements/server.txt requirements/
RUN python -m venv --without-pip /opt/diablerie && \
    pip --python /opt/diablerie/bin/python install --require-hashes -r requirements/server.txt
# The tests of others, and how other languages write numbers: 60 MB that no server needs.
RUN find /opt/diablerie/lib -type d -name tests -prune -exec rm -rf {} + && \
    find /opt/diablerie/lib -path '*/babel/locale-data/*.dat' -regextype egrep ! -regex '.*/(root|de|en|fr|it|ro)\.dat' -delete
COPY --from=wheel /source/dist dist
RUN pip --python /opt/diablerie/bin/python install --no-deps --no-index dist/*.whl

FROM python:${PYTHON}
LABEL org.opencontainers.image.title="Diablerie" \
      org.opencontainers.image.description="Three devilish table games, to play with friends and bots" \
      org.opencontainers.image.version="0.1.0" \
      org.opencontainers.image.licenses="MIT"
COPY --from=installed /opt/diablerie /opt/diablerie
# Nothing is written but /data and /tmp. Any user may be the server's whose group is 0, as OpenShift has it.
RUN install -d -o 10001 -g 0 -m 770 /data
ENV PATH=/opt/diablerie/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    HOME=/tmp \
    XDG_CACHE_HOME=/data/cache \
    DIABLERIE_DATABASE=/data/diablerie.db \
    DIABLERIE_HOST=0.0.0.0 \
    DIABLERIE_PORT=8666
VOLUME /data
EXPOSE 8666
USER 10001:0
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import os, http.client as http; asked = http.HTTPConnection('127.0.0.1', int(os.environ['DIABLERIE_PORT']), timeout=4); asked.request('GET', '/healthz'); raise SystemExit(asked.getresponse().status != 200)"]
ENTRYPOINT ["diablerie"]
CMD ["serve"]

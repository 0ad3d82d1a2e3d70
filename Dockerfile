# The image of Barback: one process, one port, one volume. How to run it: docs/operations.md.
# The base has the version of Node that the project is tested with. NODE may name another one with Node 24
# and glibc, for example the same pinned by its digest.
ARG NODE=node:24.21.0-trixie-slim

FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.json vite.config.ts ./
COPY domain domain
COPY web web
RUN npm run build

FROM ${NODE}
# The first process of a container ignores signals that it does not handle, even SIGKILL from itself, and
# that is how a server ends whose database hangs. So tini is the first process.
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -m 700 -o 1000 -g 1000 /data
WORKDIR /app
COPY package.json package-lock.json ./
# Without optional packages: they are the Node that comes with the project, and this image has one.
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund \
  && npm cache clean --force
COPY domain domain
COPY catalogue catalogue
COPY language language
COPY server server
COPY THIRD_PARTY_NOTICES ./
COPY --from=build /app/dist dist
# As in scripts/lib/server-process.mjs, with a cache that a read-only container can write.
ENV DATA_DIR=/data \
  NODE_COMPILE_CACHE=/tmp/barback-compile \
  MALLOC_ARENA_MAX=2 \
  MALLOC_MMAP_THRESHOLD_=65536 \
  MALLOC_TRIM_THRESHOLD_=65536
USER 1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Not /readyz, which may wait while a snapshot is taken: the container would be restarted for it.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "--max-semi-space-size=4", "server/main.ts"]

# The image of Barback: one process, one port, one volume. How to run it: docs/operations.md.
# The base has the Node version that the project is tested with. NODE can name another base with Node 24
# and glibc, for example the same one pinned by digest.
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
# PID 1 ignores signals that it does not handle, even its own SIGKILL, with which a server whose database
# hangs ends itself. So tini is PID 1.
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -m 700 -o 1000 -g 1000 /data
WORKDIR /app
COPY package.json package-lock.json ./
# The optional packages are the bundled Node, which this image does not need.
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
# Not /readyz: it may wait for a snapshot, and the container would be restarted.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "--max-semi-space-size=4", "server/main.ts"]

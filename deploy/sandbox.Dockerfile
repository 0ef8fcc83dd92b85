# A server of the sandbox: for demonstrations and acceptance tests, never for a firm's clients.
#   docker build -f deploy/sandbox.Dockerfile -t fund-portal-sandbox .
ARG NODE_IMAGE=node:20-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /portal
COPY . .
RUN npm ci --ignore-scripts && node scripts/build.mjs programs && node scripts/server-package.mjs /package \
  && node scripts/server-bill.mjs /package/bom.json

FROM ${NODE_IMAGE} AS packages
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY contract/package.json contract/
COPY sandbox/package.json sandbox/
RUN npm ci --omit=dev --ignore-scripts --workspace @fund-portal/sandbox && rm -r node_modules/@fund-portal

FROM ${NODE_IMAGE}
ENV HOST=0.0.0.0 DATA_DIR=/data/portal
WORKDIR /srv/sandbox
COPY --from=packages /portal/node_modules ./node_modules
COPY --from=build /package ./
# `backup` and `restore` run PostgreSQL's own programs, which may be no older than the server. Debian has those of one
# version; others come from PostgreSQL's own archive, which Debian has a script for.
ARG POSTGRESQL=15
RUN apt-get update \
  && if ! apt-cache show postgresql-client-${POSTGRESQL} > /dev/null 2>&1; then \
    apt-get install -y --no-install-recommends ca-certificates postgresql-common \
    && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y; \
  fi \
  && apt-get install -y --no-install-recommends postgresql-client-${POSTGRESQL} \
  && rm -rf /var/lib/apt/lists/*
# The sandbox makes its own folder in it: what is mounted there can belong to somebody else.
RUN mkdir /data /backups && chown node:node /data /backups \
  && printf '#!/bin/sh\nexec node --enable-source-maps /srv/sandbox/.cache/programs/sandbox.mjs "$@"\n' > /usr/local/bin/sandbox \
  && chmod 755 /usr/local/bin/sandbox
USER node
VOLUME /data /backups
EXPOSE 4000 4001
ENTRYPOINT ["sandbox"]
CMD ["serve"]

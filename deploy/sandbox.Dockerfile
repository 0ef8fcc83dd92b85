# A server of the sandbox: for demonstrations and acceptance tests, never for a firm's clients.
#   docker build -f deploy/sandbox.Dockerfile -t fund-portal-sandbox .
ARG NODE_IMAGE=node:20-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /portal
COPY . .
RUN npm ci --ignore-scripts && node scripts/build.mjs programs && node scripts/server-package.mjs /package

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
# The sandbox makes its own folder in it: what is mounted there can belong to somebody else.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000 4001
ENTRYPOINT ["node", "--enable-source-maps", ".cache/programs/sandbox.mjs"]
CMD ["serve"]

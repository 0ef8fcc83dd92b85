# The front end: nginx, and the program that publishes the build with a data block.
#   docker build -f deploy/portal.Dockerfile -t fund-portal .
# LAST_IMAGE names the image of `configure` that is in service, so that tabs opened before keep finding their files where
# the folder that is served begins empty with each container.
ARG NODE_IMAGE=node:20-bookworm-slim
ARG DEBIAN_IMAGE=debian:12-slim
ARG LAST_IMAGE=none

FROM ${NODE_IMAGE} AS build
WORKDIR /portal
COPY . .
RUN npm ci --ignore-scripts && node scripts/build.mjs

FROM scratch AS none

FROM ${LAST_IMAGE} AS last

# What is published: by `configure`, which needs Node, into the folder that nginx serves.
FROM ${NODE_IMAGE} AS configure
WORKDIR /srv/portal
COPY --from=build /portal/dist ./dist
COPY --from=build /portal/.cache/programs/configure.mjs ./configure.mjs
RUN --mount=type=bind,from=last,target=/last \
  mkdir -p last/assets && if [ -d /last/srv/portal/dist/assets ]; then cp -R /last/srv/portal/dist/assets/. last/assets/; fi \
  && mkdir site && chown node:node site
USER node
ENTRYPOINT ["node", "configure.mjs", "--build", "dist", "--last", "last", "--site", "/srv/portal/site"]
CMD ["/etc/portal/block.json"]

FROM ${DEBIAN_IMAGE} AS nginx
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 1000 --no-create-home portal
COPY deploy/nginx/ /etc/portal/
USER 1000
EXPOSE 8080 8443
STOPSIGNAL SIGQUIT
ENTRYPOINT ["nginx", "-p", "/run/portal/", "-c", "/etc/portal/nginx.conf"]

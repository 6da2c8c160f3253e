# One container for all shops: docs/operations.md says how it is run, docs/decisions/0039-container.md why it is so.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# No environment of the platform: its names would be other names than those of the data.
RUN env -u CLOUDFLARE_ENV node_modules/.bin/node tools/build/build.js
# 1: with the demo shops.
ARG DEMO=0
RUN DEMO=$DEMO node_modules/.bin/node tools/image/assemble.js /app

FROM node:24.21.0-bookworm-slim
ARG DEMO=0
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787 ETALASE_STATE=/data ETALASE_LOG=stdout ETALASE_STAND_INS=0 ETALASE_STOP_DELAY=3 ETALASE_DEMO=$DEMO ETALASE_PICTURES=/data/pictures
# The start hands 120 MB of Workers to the runtime. glibc would keep that room for good; with a fixed threshold it is freed.
ENV MALLOC_MMAP_THRESHOLD_=131072
# npm runs the program of the shops, and would ask its registry for a newer npm.
ENV NPM_CONFIG_UPDATE_NOTIFIER=false
COPY --from=build --chown=root:root /app /app
RUN mkdir /data && chown node:node /data
USER node
WORKDIR /app
VOLUME /data
EXPOSE 8787
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s CMD ["node", "tools/serve/healthy.js"]
CMD ["node", "tools/serve/serve.js"]

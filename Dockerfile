# Serves the site, the API and the admin, with SQLite. compose.yaml runs it with Postgres.
#   docker build -t agency .
#   docker run -p 3000:3000 -v agency:/app/var -v agency-content:/app/content -e ADMIN_PASSWORD_HASH=… agency
# The volume `agency` keeps the database of quote requests and accounts, and `agency-content` the content that is changed in
# /admin. The server can write to them and to its pages, but not to its code. docs/guides/operate.md describes updates.

# Dependabot updates the digest. `docker buildx imagetools inspect node:24-bookworm-slim` prints the newest one.
FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20 AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build:cli \
  && node dist/cli/bin.js build \
  && node dist/cli/bin.js prerender --out public/client \
  && node dist/cli/bin.js images --out public/client \
  && node dist/cli/bin.js compress --out public/client \
  && mkdir -p content/media \
  && npm prune --omit=dev --ignore-scripts

FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
RUN install -d -o node -g node var content public
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/site/illustrations ./site/illustrations
COPY --from=build --chown=node:node /app/node_modules/.cache/agency-media ./node_modules/.cache/agency-media
COPY --from=build --chown=node:node /app/content/site.json ./content/site.json
COPY --from=build --chown=node:node /app/content/theme.json ./content/theme.json
COPY --from=build --chown=node:node /app/content/pages ./content/pages
COPY --from=build --chown=node:node /app/content/history ./content/history
COPY --from=build --chown=node:node /app/content/media ./content/media
COPY --from=build --chown=node:node /app/public ./public
USER node
EXPOSE 3000
VOLUME ["/app/var", "/app/content"]
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --start-interval=2s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# A volume may contain newer content than the pages of the image, so the server first publishes what differs.
CMD ["node", "dist/cli/bin.js", "serve", "--out", "public/client", "--prerender"]

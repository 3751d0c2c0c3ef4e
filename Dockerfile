# Serves the site, the API and the admin:
#   docker build -t agency .
#   docker run -p 3000:3000 -v agency:/app/var -v agency-content:/app/content -e ADMIN_PASSWORD_HASH=… agency
# The volume `agency` keeps the quote requests, and `agency-content` keeps the content that is imported in /admin.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0
COPY --from=build --chown=node:node /app ./
RUN mkdir -p var && chown node:node var
USER node
EXPOSE 3000
VOLUME ["/app/var", "/app/content"]
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The volume may contain newer content than the pages in the image, so those are rendered again before the server starts.
CMD ["sh", "-c", "node dist/cli/bin.js prerender --changed --quiet && node dist/cli/bin.js compress --quiet && exec node dist/cli/bin.js serve"]

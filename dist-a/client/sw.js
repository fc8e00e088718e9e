// Keeps what is the same for everybody: files whose name changes with their content, and the page that says that there is
// no connection. Answers of the API and pages of people are never touched.
// The server puts the build's number here: a new build is a new worker, which brings the new page.
const BUILD = '__BUILD__'
const PAGES = `offline-${BUILD}`
const FILES = 'files'
const OFFLINE = '/offline.html'
const MOST_FILES = 200
const HASHED = /^\/(?:assets\/|fonts\/[\w-]+\.[0-9a-f]{8}\.woff2$)/

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (HASHED.test(url.pathname)) event.respondWith(file(event))
})

async function keepOfflinePage() {
  const cache = await caches.open(PAGES)
  // Without cookies: what is kept was made for nobody.
  await cache.add(new Request(OFFLINE, { cache: 'reload', credentials: 'omit' }))
}

async function takeOver() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== PAGES && name !== FILES).map((name) => caches.delete(name)))
  // The page's request travels while the worker starts.
  await self.registration.navigationPreload?.enable()
  // Nothing is reloaded: an open page goes on with what it has.
  await self.clients.claim()
}

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(OFFLINE, { ignoreVary: true })) ?? Response.error()
  }
}

async function file(event) {
  const cache = await caches.open(FILES)
  const kept = await cache.match(event.request, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(event.request)
  if (response.ok && response.type === 'basic') event.waitUntil(keep(cache, event.request, response.clone()))
  return response
}

/** Of several builds the newest files stay; an open page of the build before still finds its own. */
async function keep(cache, request, response) {
  await cache.put(request, response)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST_FILES)).map((oldest) => cache.delete(oldest)))
}

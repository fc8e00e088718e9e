import { existsSync } from 'node:fs'

/** Beside the built server. From the sources, `server/build/build-worker.mjs` has put it among what is kept between runs. */
const PLACES = ['./sheet-worker.mjs', '../../node_modules/.cache/creditlane/sheet-worker/sheet-worker.mjs']

export function workerFile(): URL {
  const found = PLACES.map((place) => new URL(place, import.meta.url)).find((place) => existsSync(place))
  if (!found) throw new Error('The worker that reads spreadsheets is not built: npm run build.')
  return found
}

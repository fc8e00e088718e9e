import { readFileSync } from 'node:fs'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import type { App } from './app.ts'
import { banner } from './banner.ts'
import type { Deps } from './deps.ts'
import { readEnv } from './env.ts'
import { remoteAddress } from './http/client-ip.ts'
import { startJobLoop } from './jobs/run-jobs.ts'
import { openDeps } from './open-deps.ts'

/** What lives as long as the dev server does, whatever is reloaded around it. */
export interface OpenedDev {
  deps: Deps
}

export async function openDev(url: string): Promise<OpenedDev> {
  const { deps } = await openDeps(readEnv())
  startJobLoop(deps)
  process.stdout.write(`${banner(url, deps.env)}\n`)
  return { deps }
}

/** Vite's part: it knows how to make a page of index.html. */
interface PageMaker {
  transformIndexHtml(url: string, html: string): Promise<string>
}

let app: App | null = null

/** This module is loaded anew after a change of the server, and the app with it. */
export function devListener({ deps }: OpenedDev, vite: PageMaker) {
  const template = (url: string) => vite.transformIndexHtml(url, readFileSync('index.html', 'utf8'))
  app ??= createApp(deps, { web: { template, files: () => null, prerenderer: null } })
  const { fetch } = app
  return getRequestListener(async (request, { incoming }) => {
    const response = await fetch(request, remoteAddress(incoming))
    // Vite's own client opens a socket and writes HTML, which the product's policy forbids.
    response.headers.delete('content-security-policy')
    return response
  })
}

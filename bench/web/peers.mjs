import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createProbe } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PACKAGES = 30

/** @returns {Promise<number>} a port that nobody listens on. */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createProbe().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** The least that a page can cost here: 10 kB of text with its style, and no script. */
export async function startStatic() {
  const lines = Array.from(
    { length: 40 },
    (_, at) => `<p>Line ${at + 1}. ${'What a page of text says. '.repeat(8)}</p>`,
  )
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Static</title><style>body{font:16px sans-serif;margin:1rem}</style></head><body><h1>A static page</h1>${lines.join('')}</body></html>`
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html))
  const port = await freePort()
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}

/** A peer built of the same libraries (React, MUI), which draws all in the browser: Verdaccio's list of its packages. */
export async function startPeer() {
  const folder = mkdtempSync(join(tmpdir(), 'creditlane-peer-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const names = Array.from({ length: PACKAGES }, (_, at) => `package-${at + 1}`)
  const on = '2026-01-01T00:00:00Z'
  for (const name of names) {
    mkdirSync(join(folder, name))
    const version = {
      name,
      version: '1.0.0',
      description: 'A package of the benchmark',
      keywords: ['benchmark'],
      author: { name: 'Somebody' },
      dist: { tarball: `${url}${name}/-/${name}-1.0.0.tgz`, shasum: '0'.repeat(40) },
    }
    const kept = {
      name,
      _rev: '1-0',
      versions: { '1.0.0': version },
      'dist-tags': { latest: '1.0.0' },
      time: { modified: on, '1.0.0': on },
    }
    writeFileSync(
      join(folder, name, 'package.json'),
      JSON.stringify({ ...kept, _attachments: {}, _distfiles: {}, _uplinks: {} }),
    )
  }
  writeFileSync(join(folder, '.verdaccio-db.json'), JSON.stringify({ list: names, secret: 'x'.repeat(32) }))
  const config = join(folder, 'config.yaml')
  writeFileSync(
    config,
    `storage: ${folder}\npackages:\n  '**':\n    access: $all\nlog: { type: stdout, format: pretty, level: warn }\n`,
  )
  const program = join(import.meta.dirname, 'node_modules/verdaccio/bin/verdaccio')
  const child = spawn(process.execPath, [program, '--config', config, '--listen', `127.0.0.1:${port}`], {
    stdio: 'ignore',
  })
  for (let tries = 0; tries < 60; tries++) {
    const answer = await fetch(`${url}-/verdaccio/data/packages`).catch(() => null)
    if (answer?.ok && (await answer.json()).length === PACKAGES) break
    if (tries === 59) throw new Error('the peer did not start')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  const stop = () => {
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, stop }
}

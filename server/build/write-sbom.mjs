import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const DEVELOPMENT = 'cdx:npm:package:development'
/** How the build heads each package in the licences of what browsers are served. */
const SERVED = /^## (\S+) - (\S+) \(/gm

const nameOf = ({ name, version }) => `${name}@${version}`

/**
 * What the product is made of, as CycloneDX has it: what the server needs to run, and what is in the files that browsers are
 * served (`licences` of the build head each). The tools that build and test are left out.
 */
export function makeSbom(all, licences) {
  const served = new Set([...licences.matchAll(SERVED)].map(([, name, version]) => nameOf({ name, version })))
  const isTool = ({ properties }) => properties.some(({ name }) => name === DEVELOPMENT)
  const components = all.components
    .filter((each) => !isTool(each) || served.has(nameOf(each)))
    .map((each) => ({
      ...each,
      // Optional are the builds of a package for other machines; a tool that is served is no tool.
      scope: isTool(each) ? 'required' : each.scope,
      properties: each.properties.filter(({ name }) => name !== DEVELOPMENT),
    }))
  const unknown = [...served].filter((name) => !components.some((each) => nameOf(each) === name))
  if (unknown.length > 0) throw new Error(`Served, but not in the lock file: ${unknown.join(', ')}`)

  const { component } = all.metadata
  const kept = new Set([component['bom-ref'], ...components.map((each) => each['bom-ref'])])
  const dependencies = all.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => kept.has(each)) }))
  // npm names the product after the folder that it lies in.
  const product = { ...component, name: component['bom-ref'].replace(/@[^@]*$/, '') }
  return { ...all, metadata: { ...all.metadata, component: product }, components, dependencies }
}

/**
 * Everything in the lock file, tools too. npm reads it without a network. Where it leaves out tools, as it does by itself while
 * something is built, it leaves out packages of the server that a tool needs as well.
 */
export const readLock = () =>
  JSON.parse(
    execFileSync(
      'npm',
      [
        'sbom',
        '--sbom-format',
        'cyclonedx',
        '--sbom-type',
        'application',
        '--package-lock-only',
        '--include=dev',
        '--include=optional',
        '--include=peer',
      ],
      // On Windows npm is no program, but a script of the shell.
      { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
    ),
  )

/** Beside what is built, where no browser reaches it. */
export function writeSbom(dist = join(ROOT, 'dist')) {
  const licences = readFileSync(join(dist, 'client/licenses.txt'), 'utf8')
  writeFileSync(join(dist, 'sbom.cdx.json'), `${JSON.stringify(makeSbom(readLock(), licences), null, 2)}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeSbom()

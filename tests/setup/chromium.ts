import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MACHINE_ENV } from './test-time.ts'

export interface Chromium {
  executablePath: string
  env: Record<string, string>
}

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/creditlane', import.meta.url))
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Where installers put it on the systems that keep programs off the PATH. */
const INSTALLED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].map((name) =>
    join(process.env[name] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
]

/** Flags for a machine whose network is closed and whose user may be root. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * CHROME_PATH, else a Chromium on the machine, else the one that comes as an npm package: no system package needed.
 * @throws where there is none, with what to do.
 */
export function findChromium(): Chromium {
  const env = MACHINE_ENV
  const executablePath = process.env['CHROME_PATH'] ?? onPath() ?? INSTALLED.find((path) => existsSync(path))
  if (executablePath) return { executablePath, env }
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'No browser for the journeys: npm brings one for Linux on x64 alone. Install Chrome or Chromium, or set CHROME_PATH to its program.',
    )
  const folder = unpackFromNpm()
  const libraries = join(folder, 'al2023', 'lib')
  return {
    executablePath: join(folder, 'chromium'),
    env: { ...env, ...(existsSync(libraries) ? { LD_LIBRARY_PATH: libraries } : {}), ...fontsOf(folder) },
  }
}

/** Without any font the browser falls over at the first letter that the page's own fonts do not have. */
function fontsOf(folder: string): Record<string, string> {
  if (existsSync('/etc/fonts/fonts.conf')) return {}
  const file = join(folder, 'fonts.conf')
  const parts = `<dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir>`
  writeFileSync(file, `<?xml version="1.0"?>\n<fontconfig>${parts}</fontconfig>\n`)
  return { FONTCONFIG_FILE: file }
}

const onPath = (): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path))

/**
 * The package unpacks into the system's temporary folder, where another user's copy may lie that we may not start, or half
 * of one: ours is kept with the checkout, and stands whole or not at all.
 */
function unpackFromNpm(): string {
  const manifest = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../../package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  const folder = join(CACHE, `chromium-${version}`)
  if (existsSync(folder)) return folder
  mkdirSync(CACHE, { recursive: true })
  const unfinished = mkdtempSync(`${folder}-`)
  // In a process of its own, because loading the package changes the environment. The libraries that the browser needs are
  // unpacked only where it believes that it runs in a function service.
  const unpack = "import('@sparticuz/chromium').then((each) => each.default.executablePath())"
  const env = { ...process.env, TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' }
  try {
    execFileSync(process.execPath, ['--input-type=module', '-e', unpack], {
      cwd: dirname(manifest),
      env,
      stdio: 'pipe',
    })
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Chromium {
  executablePath: string
  env: Record<string, string>
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

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

/** CHROME_PATH, else a Chromium on the machine, else the one that comes as an npm package: no system package needed. */
export async function findChromium(): Promise<Chromium> {
  const env = { ...process.env } as Record<string, string>
  const onMachine = process.env['CHROME_PATH'] ?? NAMES.map(which).find((path) => path !== null)
  if (onMachine) return { executablePath: onMachine, env }
  // The package unpacks the shared libraries it needs only when it believes that it runs in a function service.
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs20.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  const libraries = join(tmpdir(), 'al2023', 'lib')
  return { executablePath, env: existsSync(libraries) ? { ...env, LD_LIBRARY_PATH: libraries } : env }
}

function which(name: string): string | null {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null
  } catch {
    return null
  }
}

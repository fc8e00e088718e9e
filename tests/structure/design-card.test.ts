import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT, sourceFiles } from './source-files.ts'

const FILES = [
  ...['src', 'server', 'tests'].flatMap((folder) => sourceFiles(folder, /\.(tsx?|mjs)$/)),
  ...['vite.config.ts', 'vitest.config.ts'].map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
]

/** What the product is to be built with, and the file, or folder, that does its work with each. */
const CARD: Record<string, string> = {
  react: 'src/app/App.tsx',
  'react-dom': 'src/app/start.tsx',
  'react-router-dom': 'src/app/AppRoutes.tsx',
  vite: 'vite.config.ts',
  '@mui/material': 'src/brand/theme.ts',
  '@emotion/react': 'src/brand/MuiBrand.tsx',
  axios: 'src/lib/http/http.ts',
  'react-hook-form': 'src/ui/form/',
  yup: 'src/contract/yup.ts',
  i18next: 'src/lib/i18n.ts',
  'react-i18next': 'src/lib/i18n.ts',
  'react-toastify': 'src/lib/toast.ts',
  'react-idle-timer': 'src/app/session/IdleWatch.tsx',
  dayjs: 'src/contract/rules/calendar.ts',
  'js-cookie': 'src/lib/browser-cookies.ts',
  '@dnd-kit/sortable': 'src/features/lender-revenue/SlabTable.tsx',
  vitest: 'tests/structure/design-card.test.ts',
  '@testing-library/react': 'tests/setup/screens/screen.ts',
  msw: 'tests/setup/others/network.ts',
}

const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>

describe('the packages that were asked for', () => {
  it.each(Object.entries(CARD))('%s is a dependency and does its work in %s', (name, path) => {
    expect({ ...dependencies, ...devDependencies }).toHaveProperty([name], expect.stringMatching(/^\d+\.\d+\.\d+$/))
    const imported = new RegExp(`(?:from|import) ?\\(?'${name}(?:/[^']*)?'`)
    const users = FILES.filter((file) => file.path.startsWith(path) && imported.test(file.text))
    expect(users).not.toEqual([])
  })

  it('axios is one instance: the bearer goes in and refusals come out through its interceptors', () => {
    const created = FILES.filter(({ path, text }) => path.startsWith('src/') && /axios\.create\(/.test(text))
    expect(created.map(({ path }) => path)).toEqual(['src/lib/http/http.ts'])
    const http = created[0]?.text ?? ''
    expect(http).toMatch(/client\.interceptors\.request\.use\(withBearer\b/)
    expect(http).toMatch(/client\.interceptors\.response\.use\(checked, refused\)/)
    expect(http.match(/expireSession\(/g)).toHaveLength(1)
    expect(/async function refused\([\s\S]*?\n}\n/.exec(http)?.[0]).toContain('expireSession(')
  })
})

import { render, screen } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { sourceFiles } from '../../structure/source-files.ts'

const press = (name: string) => flushSync(() => screen.getByRole('button', { name }).click())

it('a dialog is drawn after the press that opens it has shown, and is gone with the one that closes it', async () => {
  function Page() {
    const [named, setNamed] = useOpened<string | null>(null)
    return (
      <>
        <button onClick={() => setNamed('a lender')}>Open</button>
        {named !== null && (
          <div role="dialog" aria-label={named}>
            <button onClick={() => setNamed(null)}>Close</button>
          </div>
        )}
      </>
    )
  }
  render(<Page />)
  press('Open')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByRole('dialog', { name: 'a lender' })).toBeVisible()
  press('Close')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('nothing else is drawn anew for whoever is handed the way to open one', async () => {
  const handed = new Set<unknown>()
  function Page() {
    const [open, setOpen] = useOpened<boolean>(false)
    handed.add(setOpen)
    return open ? <p>It is open</p> : <button onClick={() => setOpen(true)}>Open</button>
  }
  render(<Page />)
  press('Open')
  await screen.findByText('It is open')
  expect(handed.size).toBe(1)
})

/** The palette is opened by keys, and keeps those that are typed before its field is there. */
const AT_ONCE = ['src/app/layouts/command/CommandTools.tsx: open']

it('whatever opens a dialog lets the press show first', () => {
  const atOnce = sourceFiles('src', /\.tsx$/).flatMap(({ path, text }) =>
    [...text.matchAll(/const \[(\w+), \w+\] = useState\b/g)]
      .map(([, name = '']) => name)
      .filter((name) =>
        new RegExp(
          `\\{${name}\\b[^{}<]*&& \\(?\\s*<\\w*(?:Dialog|Form)\\b|<\\w*Dialog\\s[^>]*\\bopen=\\{${name}\\b`,
        ).test(text),
      )
      .map((name) => `${path}: ${name}`),
  )
  expect(atOnce).toEqual(AT_ONCE)
})

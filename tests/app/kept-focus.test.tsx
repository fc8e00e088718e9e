import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useKeptFocus } from '#src/app/layouts/use-kept-focus.ts'

function Page({ next }: { next?: string }) {
  useKeptFocus()
  const [done, setDone] = useState(false)
  return (
    <main id="main">
      <section aria-label="Second step">
        {done ? <p>Done</p> : <button onClick={() => setDone(true)}>Do it</button>}
        {done && next && <input aria-label={next} autoFocus />}
      </section>
    </main>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function doIt(): Promise<void> {
  const button = screen.getByRole('button', { name: 'Do it' })
  button.focus()
  fireEvent.click(button)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
}

it('the focus stays in the part of the page whose button has gone', async () => {
  render(<Page />)
  await doIt()
  expect(screen.getByRole('region', { name: 'Second step' })).toHaveFocus()
})

it('and is not taken from what the page itself leads to', async () => {
  render(<Page next="Code" />)
  await doIt()
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus()
})

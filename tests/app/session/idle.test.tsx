import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMocks } from 'react-idle-timer'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IdleWatch } from '#src/app/session/IdleWatch.tsx'
import { registerSaver } from '#src/lib/before-leave.ts'
import * as page from '#src/lib/page.ts'
import * as session from '#src/lib/session/session.ts'
import { haveTexts } from '#tests/setup/texts.ts'

const MINUTE = 60_000
const saver = vi.fn()
let forget = () => undefined as void

beforeEach(async () => {
  vi.clearAllMocks()
  vi.spyOn(page, 'reloadPage').mockReturnValue()
  vi.spyOn(session, 'signOut').mockResolvedValue()
  vi.spyOn(session, 'pingSession').mockResolvedValue()
  await haveTexts('en', ['common'])
  vi.useFakeTimers()
  // The library keeps the timers it found when it was loaded.
  createMocks()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  const remove = registerSaver(saver)
  forget = () => void remove()
})
afterEach(() => {
  forget()
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const prompt = () => screen.queryByRole('alertdialog')

describe('inactivity', () => {
  it.each([
    ['customer', 15],
    ['admin', 10],
    ['partner', 10],
  ] as const)('%s: asks in the last minute of %s, then signs out', async (area, minutes) => {
    render(<IdleWatch area={area} />)
    await wait((minutes - 1) * MINUTE - 1_000)
    expect(prompt()).toBeNull()
    await wait(2_000)
    expect(prompt()).toHaveAccessibleName('Are you still there?')
    expect(screen.getByRole('button', { name: 'Stay Logged In!' })).toHaveFocus()
    await wait(55_000)
    expect(session.signOut).not.toHaveBeenCalled()
    await wait(5_000)
    expect(session.signOut).toHaveBeenCalledExactlyOnceWith(area, 'idle')
  })

  it('any activity starts the time anew, and the server hears of it once a minute', async () => {
    render(<IdleWatch area="customer" />)
    for (let minute = 1; minute <= 20; minute++) {
      await wait(MINUTE / 2)
      fireEvent.keyDown(document.body, { key: 'a' })
      await wait(MINUTE / 2)
    }
    expect(prompt()).toBeNull()
    expect(vi.mocked(session.pingSession).mock.calls.length).toBeGreaterThanOrEqual(18)
    expect(vi.mocked(session.pingSession).mock.calls.length).toBeLessThanOrEqual(20)
  })

  it('says how long is left at 60, 30 and 10 seconds, not each second', async () => {
    render(<IdleWatch area="admin" />)
    await wait(9 * MINUTE)
    expect(prompt()).toHaveAccessibleDescription(/in 60 seconds/)
    const spoken = prompt()?.querySelector('[role=status]')
    const heard: string[] = []
    for (let second = 0; second < 58; second++) {
      await wait(1_000)
      const text = spoken?.textContent ?? ''
      if (text && text !== heard.at(-1)) heard.push(text)
    }
    expect(heard).toEqual(['30 seconds left', '10 seconds left'])
  })

  it("'Stay Logged In!' saves the form first and reloads the page", async () => {
    render(<IdleWatch area="customer" />)
    await wait(14 * MINUTE + 1_000)
    saver.mockImplementation(() => expect(page.reloadPage).not.toHaveBeenCalled())
    fireEvent.click(screen.getByRole('button', { name: 'Stay Logged In!' }))
    await wait(10)
    expect(saver).toHaveBeenCalledExactlyOnceWith('reload')
    expect(page.reloadPage).toHaveBeenCalledTimes(1)
    expect(session.signOut).not.toHaveBeenCalled()
  })

  it('moving the mouse does not answer the prompt', async () => {
    render(<IdleWatch area="customer" />)
    await wait(14 * MINUTE + 1_000)
    fireEvent.mouseMove(document.body)
    await wait(1_000)
    expect(prompt()).not.toBeNull()
    await wait(MINUTE)
    expect(session.signOut).toHaveBeenCalledTimes(1)
  })

  it('a computer that slept over the limit signs out when it wakes, not before', async () => {
    render(<IdleWatch area="customer" />)
    vi.setSystemTime(Date.now() + 14 * MINUTE)
    fireEvent(document, new Event('visibilitychange'))
    expect(session.signOut).not.toHaveBeenCalled()
    vi.setSystemTime(Date.now() + 16 * MINUTE)
    fireEvent(document, new Event('visibilitychange'))
    expect(session.signOut).toHaveBeenCalledExactlyOnceWith('customer', 'idle')
  })
})

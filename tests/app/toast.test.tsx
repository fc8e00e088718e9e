import { screen, waitFor, within } from '@testing-library/react'
import { toast as area } from 'react-toastify/unstyled'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '#src/lib/http/api-error.ts'
import { endErrorsAbout, errorText, toast, toastError, toastNotUndone } from '#src/lib/toast.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

afterEach(() => area.dismiss())

describe('toasts', () => {
  it('shows at most five and keeps the others waiting', async () => {
    await renderApp('/404')
    for (let n = 1; n <= 8; n++) toast.error(`Message ${n}`)
    expect(await screen.findByText('Message 5')).toBeInTheDocument()
    expect(screen.getAllByText(/^Message/)).toHaveLength(5)
  })

  it('a success goes after three seconds, an error stays until it is closed', async () => {
    const { user } = await renderApp('/404')
    toast.success('Saved')
    toast.error('Not saved')
    expect(await screen.findByText('Saved')).toBeInTheDocument()
    expect(screen.getByText('Not saved').closest('[role=alert]')).not.toBeNull()
    expect(screen.getByText('Saved').closest('[role=status]')).not.toBeNull()
    const bar = document.querySelector('.Toastify__progress-bar')
    expect(bar?.getAttribute('style')).toContain('3000ms')
    // The name React listens to where the browser has no AnimationEvent.
    bar?.dispatchEvent(new Event('webkitAnimationEnd', { bubbles: true }))
    // No animation runs here; the stylesheet's is what removes the toast in a browser.
    await waitFor(() => {
      screen.queryByText('Saved')?.closest('.Toastify__toast')?.dispatchEvent(new Event('animationend'))
      expect(screen.queryByText('Saved')).toBeNull()
    })
    expect(screen.getByText('Not saved')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Close this message' }))
    await waitFor(() => {
      screen.queryByText('Not saved')?.closest('.Toastify__toast')?.dispatchEvent(new Event('animationend'))
      expect(screen.queryByText('Not saved')).toBeNull()
    })
  })

  it('says the same thing once', async () => {
    await renderApp('/404')
    toast.warning('Careful')
    toast.warning('Careful')
    expect(await screen.findAllByText('Careful')).toHaveLength(1)
  })
})

describe('an error', () => {
  /** No animation runs here; the stylesheet's is what removes the toast in a browser. */
  const gone = (text: string) =>
    waitFor(() => {
      screen.queryByText(text)?.closest('.Toastify__toast')?.dispatchEvent(new Event('animationend'))
      expect(screen.queryByText(text)).toBeNull()
    })

  it('ends when its page or its tab is left, and not before', async () => {
    const { user } = await renderApp('/admin/lenders/7', { actor: 'admin1' })
    await screen.findByRole('tab', { name: 'Details', selected: true })
    toast.error('Not saved here')
    expect(await screen.findByText('Not saved here')).toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: 'API and groups' }))
    await gone('Not saved here')
    toast.error('Not saved there')
    expect(await screen.findByText('Not saved there')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Lenders On/Off' }))
    await gone('Not saved there')
  })

  it('about the same thing takes the place of the one before, and ends when that is put right', async () => {
    await renderApp('/404')
    toast.error('Too low', 'age')
    expect(await screen.findByText('Too low')).toBeInTheDocument()
    toast.error('Too high', 'age')
    expect(await screen.findByText('Too high')).toBeInTheDocument()
    expect(screen.queryByText('Too low')).toBeNull()
    endErrorsAbout('age')
    await gone('Too high')
  })
})

describe('what takes a save back', () => {
  it('is one toast, of the latest save: a further one takes its place and its time', async () => {
    const { user } = await renderApp('/404')
    const undone: number[] = []
    const save = (name: number) => toast.saved(`Saved ${name}`, () => undone.push(name))
    // Before the area has come, and after.
    save(1)
    save(2)
    expect(await screen.findAllByText(/^Saved/)).toHaveLength(1)
    await screen.findByText('Saved 2')
    const bar = () =>
      screen
        .getByText(/^Saved/)
        .closest('.Toastify__toast')
        ?.querySelector('.Toastify__progress-bar')
    const began = bar()
    save(3)
    save(4)
    expect(await screen.findByText('Saved 4')).toBeInTheDocument()
    expect(screen.getAllByText(/^Saved/)).toHaveLength(1)
    expect(bar()).not.toBe(began)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undone).toEqual([4])
    // One that is leaving does not swallow the next.
    save(5)
    expect(await screen.findByText('Saved 5')).toBeInTheDocument()
    await user.click(within(screen.getByText('Saved 5')).getByRole('button', { name: 'Undo' }))
    expect(undone).toEqual([4, 5])
  })

  it('says so when it was changed again meanwhile, and why else it could not', async () => {
    await renderApp('/404')
    toastNotUndone(new ApiError(409, 'conflict', 'Changed', { errors: { present: '7' } }))
    expect(await screen.findByText('Not taken back: somebody has changed it again since.')).toBeInTheDocument()
    toastNotUndone(new ApiError(409, 'conflict', 'This name is taken'))
    expect(await screen.findByText('This name is taken')).toBeInTheDocument()
  })
})

describe('the text of a failure', () => {
  it("is the server's message, else the error's own, else the generic one", async () => {
    await renderApp('/404')
    expect(errorText(new ApiError(409, 'conflict', 'Taken already'))).toBe('Taken already')
    expect(errorText(new Error('Broken pipe'))).toBe('Broken pipe')
    expect(errorText(undefined)).toBe('An error occurred')
    toastError({})
    expect(await screen.findByText('An error occurred')).toBeInTheDocument()
  })

  it('speaks Hindi where it has words', async () => {
    await renderApp('/404', { language: 'hi' })
    expect(errorText(new ApiError(0, 'network', 'Network Error'))).toMatch(/सर्वर/)
  })
})

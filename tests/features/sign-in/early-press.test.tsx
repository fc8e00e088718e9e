import { screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BASE_TEXTS } from '#src/app/base-texts.ts'
import { BrandProvider } from '#src/brand/BrandProvider.tsx'
import { SignInForm } from '#src/features/sign-in/SignInForm.tsx'
import { getBoot } from '#src/lib/boot.ts'
import { haveTexts } from '#tests/setup/texts.ts'

/** Calls `then` once its children are drawn, before their passive effects have run. */
function Drawn({ then, children }: { then: () => void; children: ReactNode }) {
  useLayoutEffect(() => queueMicrotask(then), [then])
  return children
}

const page = (then: () => void) => (
  <BrandProvider brand={getBoot().brand}>
    <MemoryRouter>
      <Drawn then={then}>
        <SignInForm heading="Start" onSent={vi.fn()} />
      </Drawn>
    </MemoryRouter>
  </BrandProvider>
)

beforeEach(async () => {
  vi.spyOn(getBoot(), 'noticeVersion', 'get').mockReturnValue('a version nobody has agreed to')
  await haveTexts('en', [...BASE_TEXTS, 'landing', 'verification', 'told'])
})

let leave = () => {}
afterEach(() => {
  leave()
  vi.restoreAllMocks()
})

/** A page that the server drew, in which a number is typed before the script takes it over, and then calls `then`. */
function openTyped(then: (form: HTMLFormElement) => void): void {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page(() => undefined))
  const [form, input] = [container.querySelector('form'), container.querySelector('input')]
  if (!form || !input) throw new Error('no form')
  input.value = '9812345678'
  const root = hydrateRoot(
    container,
    page(() => then(form)),
  )
  leave = () => {
    root.unmount()
    container.remove()
  }
}

const NOTICE = { name: 'Your data, before we send the code' }

it('a press in the moment in which the script takes the page over sends what was typed before', async () => {
  openTyped((form) => form.requestSubmit())
  expect(await screen.findByRole('dialog', NOTICE)).toBeVisible()
  expect(screen.getByLabelText('Mobile number')).toHaveValue('9812345678')
})

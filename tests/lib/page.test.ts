import { afterEach, expect, it, vi } from 'vitest'
import { reloadPage } from '#src/lib/page.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('a page that is loaded again takes nothing in until the new one is there', () => {
  const body = { inert: false }
  const inertWhenLoading: boolean[] = []
  vi.stubGlobal('document', { body })
  vi.stubGlobal('window', { location: { reload: () => inertWhenLoading.push(body.inert) } })
  reloadPage()
  expect(inertWhenLoading).toEqual([true])
})

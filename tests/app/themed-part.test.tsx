import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { BrandProvider } from '#src/brand/BrandProvider.tsx'
import { withTheme } from '#src/brand/with-theme.ts'
import { getBoot } from '#src/lib/boot.ts'

afterEach(() => vi.restoreAllMocks())

it('a part that is fetched ahead finds its theme made, and a brand has one', async () => {
  let made = 0
  const { primary } = getBoot().brand
  const brand = Object.defineProperty({ ...getBoot().brand }, 'primary', { get: () => (made++, primary) })
  vi.spyOn(getBoot(), 'brand', 'get').mockReturnValue(brand)
  const Part = await withTheme(() => Promise.resolve(() => <p>part</p>))
  const Other = await withTheme(() => Promise.resolve(() => <p>other</p>))
  expect(made).toBe(1)
  render(
    <BrandProvider brand={brand}>
      <Part />
      <Other />
    </BrandProvider>,
  )
  expect(screen.getByText('part')).toBeVisible()
  expect(made).toBe(1)
})

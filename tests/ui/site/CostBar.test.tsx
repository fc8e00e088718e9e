import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { CostBar } from '#src/ui/site/CostBar.tsx'
import { KeyFigures } from '#src/ui/site/KeyFigures.tsx'
import { haveTexts } from '#tests/setup/texts.ts'

beforeAll(() => haveTexts('en', ['layout']))

const widths = (container: HTMLElement) =>
  [...container.querySelectorAll('rect')].map((part) => Number.parseFloat(part.getAttribute('width') ?? ''))

test('names the three amounts and draws them to scale inside the bar', () => {
  const { container } = render(<CostBar receive={97_640} interest={15_232} fees={2_360} />)
  expect(screen.getByRole('img')).toHaveAccessibleName('You receive ₹97,640, Interest ₹15,232, Fees ₹2,360')
  const [receive = 0, interest = 0, fees = 0] = widths(container)
  expect(receive / interest).toBeCloseTo(97_640 / 15_232, 1)
  expect(fees).toBeLessThan(interest)
  expect(receive + interest + fees + 2).toBeCloseTo(100)
})

test('a very small fee can still be seen; no fee draws nothing but is said', () => {
  const { container, rerender } = render(<CostBar receive={999_000} interest={150_000} fees={1} />)
  expect(widths(container)[2]).toBeGreaterThan(1)
  rerender(<CostBar receive={999_000} interest={150_000} fees={0} />)
  expect(widths(container)).toHaveLength(2)
  expect(screen.getByRole('img')).toHaveAccessibleName(/Fees ₹0/)
})

test('EMI, APR and total stand together', () => {
  render(<KeyFigures emi={4_801} apr={16.4} repay={115_232} />)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['EMI', 'APR', 'You repay'])
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
    '₹4,801',
    '16.40%',
    '₹1,15,232',
  ])
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { ChoiceChips } from '#src/ui/ChoiceChips.tsx'
import { ChoiceGroup } from '#src/ui/ChoiceGroup.tsx'
import { FilterChips } from '#src/ui/FilterChips.tsx'

const KINDS = [
  { value: 'gold', label: 'Gold' },
  { value: 'home', label: 'Home' },
  { value: 'cards', label: 'Cards' },
] as const
type Kind = (typeof KINDS)[number]['value']

/** Each button of the group and whether it is on. */
const states = () =>
  screen.getAllByRole('button').map((each) => [each.textContent, each.getAttribute('aria-pressed') === 'true'])

describe('filters side by side', () => {
  function One() {
    const [chosen, choose] = useState<Kind>('gold')
    return <FilterChips label="Product" choices={KINDS} chosen={chosen} onChoose={choose} />
  }

  function Several() {
    const [chosen, choose] = useState<readonly Kind[]>(['home'])
    const toggle = (kind: Kind) =>
      choose((before) => (before.includes(kind) ? before.filter((each) => each !== kind) : [...before, kind]))
    return (
      <FilterChips
        label="Products"
        visible
        beside={<input aria-label="Search" />}
        choices={KINDS}
        chosen={chosen}
        onChoose={toggle}
      />
    )
  }

  test('are a group with a name, and say which of them is on', async () => {
    render(<One />)
    expect(screen.getByRole('group', { name: 'Product' })).toBeVisible()
    expect(screen.queryByText('Product')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Cards' }))
    expect(states()).toEqual([
      ['Gold', false],
      ['Home', false],
      ['Cards', true],
    ])
  })

  test('are reached and pressed from the keyboard, after what stands beside them', async () => {
    render(<Several />)
    expect(screen.getByText('Products')).toBeVisible()
    await userEvent.tab()
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(states()).toEqual([
      ['Gold', true],
      ['Home', false],
      ['Cards', false],
    ])
  })
})

test('one of a few stays chosen when it is pressed again', async () => {
  function Group() {
    const [chosen, choose] = useState<Kind>('gold')
    const choices = KINDS.map(({ value, label }) => ({ value, text: label }))
    return <ChoiceGroup label="Product" choices={choices} chosen={chosen} onChoose={choose} />
  }
  render(<Group />)
  await userEvent.click(screen.getByRole('button', { name: 'Gold' }))
  expect(states()[0]).toEqual(['Gold', true])
  await userEvent.click(screen.getByRole('button', { name: 'Home' }))
  expect(states()).toEqual([
    ['Gold', false],
    ['Home', true],
    ['Cards', false],
  ])
})

describe("choices on a customer's screen", () => {
  const choices = KINDS.map(({ value, label }) => ({ value, text: label }))
  function Chips({ look }: { look?: 'ticked' | 'button' }) {
    const [chosen, choose] = useState<Kind>('gold')
    return (
      <ChoiceChips
        label="Product"
        choices={choices}
        isOn={(kind) => kind === chosen}
        onChoose={choose}
        {...(look && { look })}
      />
    )
  }

  test.each([undefined, 'ticked', 'button'] as const)(
    'say what is chosen and obey the keyboard, look %s',
    async (look) => {
      render(<Chips {...(look && { look })} />)
      expect(screen.getByRole('group', { name: 'Product' })).toBeVisible()
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard(' ')
      expect(states()).toEqual([
        ['Gold', false],
        ['Home', true],
        ['Cards', false],
      ])
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      expect(states()[2]).toEqual(['Cards', true])
    },
  )

  test('say what they are for once, whether or not it is read', () => {
    render(<ChoiceChips label="Product" visible choices={choices} isOn={() => false} onChoose={() => {}} />)
    expect(screen.getByText('Product')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByRole('group', { name: 'Product' })).toBeVisible()
  })
})

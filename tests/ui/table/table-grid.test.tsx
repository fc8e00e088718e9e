import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { BASE_TEXTS } from '#src/app/base-texts.ts'
import type { Column } from '#src/ui/table/column.ts'
import { TableGrid } from '#src/ui/table/TableGrid.tsx'
import { haveTexts } from '#tests/setup/texts.ts'

const COLUMNS: Column<{ id: number }>[] = ['order', 'picture', 'name', 'fee'].map((key) => ({
  key,
  header: key,
  names: key === 'name',
  cell: ({ id }) => `${key} ${id}`,
}))

async function show() {
  await haveTexts('en', [...BASE_TEXTS, 'table'])
  render(
    <TableGrid
      label="Cards"
      columns={COLUMNS}
      rows={[{ id: 1 }]}
      rowKey={({ id }) => id}
      busy={false}
      compact={false}
      empty={null}
      sort={{ key: 'order', direction: 'asc' }}
      onSort={() => undefined}
    />,
  )
  return [...screen.getAllByRole('columnheader'), ...screen.getAllByRole('row').slice(1)].map((each) =>
    each.textContent.trim(),
  )
}

afterEach(() => vi.restoreAllMocks())

it('keeps the order of its columns where there is room', async () => {
  expect(await show()).toEqual(['order', 'picture', 'name', 'fee', 'order 1picture 1name 1fee 1'])
})

it('begins with the name on a phone, where it would be cut behind others', async () => {
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(360)
  expect(await show()).toEqual(['name', 'order', 'picture', 'fee', 'name 1order 1picture 1fee 1'])
})

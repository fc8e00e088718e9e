import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import type { RowChoice } from './row-choice.ts'

interface TableCardsProps<Row> {
  label: string
  /** Undefined while they are loading. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string | number
  busy: boolean
  empty: ReactNode
  card: (row: Row) => ReactNode
  /** Rows can be chosen, by a box at the head of each; their keys are numbers. */
  choice?: RowChoice<Row> | undefined
}

/** A table's rows one below the other, for a screen that has no room for columns. */
export function TableCards<Row>({ label, rows, rowKey, busy, empty, card, choice }: TableCardsProps<Row>) {
  if (rows?.length === 0) return <Box sx={{ p: 5 }}>{empty}</Box>
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-busy={!rows || busy}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        opacity: busy ? 0.6 : 1,
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {rows?.map((row) => (
        <Box key={rowKey(row)} component="li" sx={{ p: 4 }}>
          {choice && (
            <Checkbox
              checked={choice.chosen.has(Number(rowKey(row)))}
              onChange={(_, on) => choice.choose([Number(rowKey(row))], on)}
              slotProps={{ input: { 'aria-label': choice.labelOf(row) } }}
              sx={{ float: 'right', mt: -2, mr: -2 }}
            />
          )}
          {card(row)}
        </Box>
      )) ?? (
        <Box component="li" sx={{ p: 4 }}>
          <Skeleton variant="rounded" height={160} />
        </Box>
      )}
    </Box>
  )
}

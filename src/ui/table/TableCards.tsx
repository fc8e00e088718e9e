import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'

interface TableCardsProps<Row> {
  label: string
  /** Undefined while they are loading. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string | number
  busy: boolean
  empty: ReactNode
  card: (row: Row) => ReactNode
}

/** A table's rows one below the other, for a screen that has no room for columns. */
export function TableCards<Row>({ label, rows, rowKey, busy, empty, card }: TableCardsProps<Row>) {
  if (rows?.length === 0) return <Box sx={{ p: 5 }}>{empty}</Box>
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-busy={!rows || busy}
      sx={{
        ...{ listStyle: 'none', m: 0, p: 0, opacity: busy ? 0.6 : 1 },
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {rows?.map((row) => (
        <Box key={rowKey(row)} component="li" sx={{ p: 4 }}>
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

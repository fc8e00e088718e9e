import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceGroup } from '#src/ui/ChoiceGroup.tsx'

interface ChartCardProps {
  title: string
  /** What the chart shows, in one sentence. */
  sentence: string
  /** The same figures: first the heads, then a row each; the first cell names its row. */
  heads: readonly string[]
  rows: readonly (readonly ReactNode[])[]
  /** Beside the title, such as a badge. */
  beside?: ReactNode
  /** The drawing. */
  children: ReactNode
  /** Below both. */
  below?: ReactNode
}

/** A chart with a sentence that says it, and the same figures as a table. */
export function ChartCard({ title, sentence, heads, rows, beside, children, below }: ChartCardProps) {
  const { t } = useTranslation('figures')
  const id = useId()
  const [view, setView] = useState<'drawing' | 'table'>('drawing')
  return (
    <Card variant="outlined" role="group" aria-labelledby={id} sx={{ p: { xs: 4, sm: 5 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 2 }}>
        <Typography id={id} variant="h4" component="h2" sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        {beside}
        <ChoiceGroup
          label={t('chart.view')}
          choices={(['drawing', 'table'] as const).map((value) => ({ value, text: t(`chart.${value}`) }))}
          chosen={view}
          onChoose={setView}
        />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 4 }}>
        {sentence}
      </Typography>
      {view === 'drawing' ? (
        children
      ) : (
        <Box role="region" aria-labelledby={id} tabIndex={0} sx={{ maxHeight: 360, overflow: 'auto' }}>
          <Table size="small" stickyHeader>
            <TableHead>
              <TableRow>
                {heads.map((head, at) => (
                  <TableCell key={head} scope="col" align={at === 0 ? 'left' : 'right'}>
                    {head}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(([name, ...cells], at) => (
                // Rows have no key of their own, and they are never moved.
                <TableRow key={at}>
                  <TableCell component="th" scope="row">
                    {name}
                  </TableCell>
                  {cells.map((cell, place) => (
                    <TableCell key={heads[place + 1]} align="right">
                      {cell}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {below}
    </Card>
  )
}

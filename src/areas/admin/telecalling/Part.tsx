import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { ReactNode } from 'react'

/** A part of the desk, with its heading and what stands beside that. */
export function Part({ title, beside, children }: { title: string; beside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Card component="section" variant="outlined" aria-labelledby={id} sx={{ p: 4, minWidth: 0 }}>
      <Typography
        component="div"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'baseline' }}
      >
        <Typography variant="h4" component="h2" id={id}>
          {title}
        </Typography>
        {beside}
      </Typography>
      {children}
    </Card>
  )
}

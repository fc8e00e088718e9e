import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { ReactNode } from 'react'

interface SettingsCardProps {
  /** By which another part of the page leads here. */
  id?: string
  title: string
  aside?: ReactNode
  children: ReactNode
}

/** A part of the settings under its heading. */
export function SettingsCard({ id: place, title, aside, children }: SettingsCardProps) {
  const id = useId()
  return (
    <Card
      component="section"
      variant="outlined"
      aria-labelledby={id}
      {...(place !== undefined && { id: place, tabIndex: -1 })}
      sx={{ p: { xs: 4, sm: 5 }, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', mb: 4 }}>
        <Typography variant="h4" component="h2" id={id}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Card>
  )
}

export const badge = {
  px: 2,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  fontWeight: 500,
}
/** Fields side by side where there is room. */
export const fields = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}
export const whole = { gridColumn: '1 / -1', display: 'grid' }

import Typography from '@mui/material/Typography'
import { dateShort } from '#src/lib/dates.ts'

/** When a text or a message was made, and by whom. */
export function Made({ created_at, created_by }: { created_at: string; created_by: string | null }) {
  return (
    <>
      <time dateTime={created_at}>{dateShort(created_at)}</time>
      {created_by !== null && (
        <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {created_by}
        </Typography>
      )}
    </>
  )
}

import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { pathTo, withQuery } from '#src/contract/path-to.ts'

/** Leads to the deletions of a kind in the activity log, where the history of each has its way back. */
export function DeletedLink({ action, children }: { action: string; children: ReactNode }) {
  return (
    <Link
      component={RouterLink}
      to={withQuery(pathTo('user-management'), { tab: 'activity', action })}
      sx={{ display: 'inline-block', mt: 4, py: 2.5 }}
    >
      {children}
    </Link>
  )
}

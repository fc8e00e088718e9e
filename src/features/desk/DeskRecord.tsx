import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import type { ComponentProps, ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { ApiError } from '#src/lib/http/api-error.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'

interface DeskRecordProps<T> extends Pick<ComponentProps<typeof Loaded<T>>, 'query' | 'failed' | 'children'> {
  /** The list that it stands in. */
  back: { to: string; text: string }
  title: string
  /** Said where there is no such record, or the address names none. */
  gone: string
  /** What is loading, where it is said aloud. */
  loading?: string
}

/** The page of one record at a desk: the way back to its list, its title, and what is known of it. */
export function DeskRecord<T>({ back, title, gone, loading, query, failed, children }: DeskRecordProps<T>) {
  const { error } = query
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 422)
  const said = loading === undefined ? {} : { role: 'status', 'aria-label': loading }
  return (
    <>
      <Link component={RouterLink} to={back.to} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
        {back.text}
      </Link>
      <PageTitle>{title}</PageTitle>
      {isGone ? (
        <Alert severity="info" sx={{ mt: 4 }}>
          {gone}
        </Alert>
      ) : (
        <Loaded query={query} failed={failed} waiting={<Skeleton variant="rounded" height={360} {...said} />}>
          {children}
        </Loaded>
      )}
    </>
  )
}

/** A record, and beside it on a wide screen who it is of and who has it. */
export function WithAside({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 6,
        mt: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(280px, 1fr)' },
      }}
    >
      {children}
      <Box sx={{ display: 'grid', gap: 4, alignContent: 'start', minWidth: 0 }}>{aside}</Box>
    </Box>
  )
}

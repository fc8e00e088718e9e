import SvgIcon from '@mui/material/SvgIcon'

export function BinIcon() {
  return (
    <SvgIcon viewBox="0 0 24 24" aria-hidden fontSize="small" sx={{ fill: 'none' }}>
      <path
        d="M4.5 6.500h15M9 6.500V4.500a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2M6.500 6.500l.9 12.600a1.500 1.500 0 0 0 1.500 1.400h6.200a1.500 1.500 0 0 0 1.500-1.400l.9-12.600M10.200 10.500v6M13.800 10.500v6"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </SvgIcon>
  )
}

export function SearchIcon() {
  return (
    <SvgIcon viewBox="0 0 24 24" aria-hidden fontSize="small" sx={{ fill: 'none' }}>
      <path
        d="M10.500 17.500a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.500 15.500l5 5"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </SvgIcon>
  )
}

import SvgIcon from '@mui/material/SvgIcon'

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

declare module 'virtual:indonesian-cities' {
  const packed: import('./unpack-cities').PackedCities;
  export default packed;
}

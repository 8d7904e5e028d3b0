// GeoNames calls some regions by an English, outdated or divided name. Here is what their people say.
const renamed: Record<string, string> = {
  'East Halmahera Regency': 'Kab. Halmahera Timur',
  'Kabupaten Administrasi Kepulauan Seribu': 'Kab. Kepulauan Seribu',
  'Kabupaten Banyu Asin': 'Kab. Banyuasin',
  'Kabupaten Batang Hari': 'Kab. Batanghari',
  'Kabupaten Karang Asem': 'Kab. Karangasem',
  'Kabupaten Kota Baru': 'Kab. Kotabaru',
  'Kabupaten Labuhan Batu': 'Kab. Labuhanbatu',
  'Kabupaten Labuhan Batu Selatan': 'Kab. Labuhanbatu Selatan',
  'Kabupaten Labuhan Batu Utara': 'Kab. Labuhanbatu Utara',
  'Kabupaten Mahakam Hulu': 'Kab. Mahakam Ulu',
  'Kabupaten Maluku Tenggara Barat': 'Kab. Kepulauan Tanimbar',
  'Kabupaten Mamuju Utara': 'Kab. Pasangkayu',
  'Kabupaten Pangkajene Dan Kepulauan': 'Kab. Pangkajene dan Kepulauan',
  'Kabupaten Tarakan': 'Kota Tarakan',
  'Kabupaten Toba Samosir': 'Kab. Toba',
  'Kabupaten Toli-Toli': 'Kab. Tolitoli',
  'Kabupaten Tulangbawang': 'Kab. Tulang Bawang',
  'Kota Administrasi Jakarta Timur': 'Kota Jakarta',
  'Kota Banjar Baru': 'Kota Banjarbaru',
  'Kota Pangkal Pinang': 'Kota Pangkalpinang',
  'Kota Pematang Siantar': 'Kota Pematangsiantar',
  'Kota Sawah Lunto': 'Kota Sawahlunto',
  'Kota Tanjung Balai': 'Kota Tanjungbalai',
  'Kota Tanjung Pinang': 'Kota Tanjungpinang',
  'Selayar Islands Regency': 'Kab. Kepulauan Selayar',
  'South Tapanuli Regency': 'Kab. Tapanuli Selatan',
  'West Pesisir Regency': 'Kab. Pesisir Barat',
};

// One entry for the whole of Jakarta, as in the ministry's timetable.
const partsOfJakarta = /^Kota Administrasi Jakarta (?!Timur)/;

export function nameOfRegion(geoName: string): string | undefined {
  if (partsOfJakarta.test(geoName)) return undefined;
  const plain = geoName.replace(/^(.*) Regency$/, 'Kabupaten $1').replace(/^Kabupaten /, 'Kab. ');
  return renamed[geoName] ?? plain;
}

import type { Settings } from '#shared/settings.ts';

/**
 * All invented. Subscriber numbers start with 0, so that hardly any real phone rings; fiscal and VAT numbers have the
 * nine-digit form but are unassigned; the IBAN is the published example for the country.
 */
export type DemoPerson = { readonly name: string; readonly phone: string };

export type DemoCustomer = DemoPerson & {
  readonly address: string;
  readonly fiscalNumber: string;
  readonly vatNumber: string;
  readonly businessNumber: string;
  readonly regionId: number;
  readonly discountBasisPoints: number;
};

export const demoStaff = {
  admin: { name: 'Arbër Krasniqi', phone: '+383 44 010 001' },
  stocker: { name: 'Blerim Gashi', phone: '+383 44 010 002' },
  packer: { name: 'Vjollca Berisha', phone: '+383 45 010 003' },
  agent: { name: 'Fjolla Hoxha', phone: '+383 49 010 004' },
  drivers: [
    { name: 'Agron Shala', phone: '+383 44 020 001' },
    { name: 'Besnik Morina', phone: '+383 44 020 002' },
    { name: 'Dardan Bytyqi', phone: '+383 45 020 003' },
    { name: 'Enis Rexhepi', phone: '+383 49 020 004' },
    { name: 'Faton Kelmendi', phone: '+383 44 020 005' },
    { name: 'Gëzim Thaçi', phone: '+383 43 020 006' },
    { name: 'Hysni Zeka', phone: '+383 45 020 007' },
    { name: 'Ilir Maloku', phone: '+383 49 020 008' },
    { name: 'Jeton Avdiu', phone: '+383 44 020 009' },
  ],
} as const satisfies Record<string, DemoPerson | readonly DemoPerson[]>;

type Row = readonly [
  name: string,
  phone: string,
  address: string,
  regionId: number,
  discountBasisPoints: number,
  isInVat: boolean,
];

const rows: readonly Row[] = [
  ['Pastiçeria Ëmbëlsia', '+383 44 030 101', 'Rr. Lidhja e Prizrenit 14, Lipjan', 1, 500, true],
  ['Furra Dielli', '+383 45 030 102', 'Rr. Skënderbeu 3, Lipjan', 1, 300, true],
  ['Pizzeri Ulliri i Vjetër', '+383 49 030 103', 'Rr. 28 Nëntori 41, Lipjan', 1, 0, false],
  ['Akullore Bora', '+383 44 030 104', 'Sheshi Adem Jashari 2, Lipjan', 1, 0, false],
  ['Katering Sofra e Madhe', '+383 44 030 105', 'Rr. Fehmi Lladrovci 27, Lipjan', 1, 750, true],
  ['Pastiçeria Nektari', '+383 45 030 106', 'Rr. Dëshmorët e Kombit 88, Ferizaj', 2, 500, true],
  ['Furra Shega', '+383 44 030 107', 'Rr. Enver Topalli 12, Ferizaj', 2, 0, false],
  ['Burger Shtëpia', '+383 49 030 108', 'Rr. Ahmet Kaçiku 55, Ferizaj', 2, 200, true],
  ['Qebaptore Kulla', '+383 44 030 109', 'Rr. Rexhep Bislimi 9, Ferizaj', 2, 0, false],
  ['Torta Zana', '+383 45 030 110', 'Rr. Vëllezërit Gërvalla 31, Ferizaj', 2, 300, true],
  ['Pastiçeria Lule Dielli', '+383 44 030 111', 'Rr. Ilir Konushevci 6, Dragodan, Prishtinë', 3, 1000, true],
  ['Kafe Pastiçeri Vanilja', '+383 49 030 112', 'Rr. Ahmet Krasniqi 72, Dragodan, Prishtinë', 3, 0, false],
  ['Pizzeri Kodra', '+383 44 030 113', 'Rr. 24 Maji 18, Dragodan, Prishtinë', 3, 250, true],
  ['Furra e Lagjes', '+383 45 030 114', 'Rr. Bedri Pejani 5, Dragodan, Prishtinë', 3, 0, false],
  ['Katering Festa', '+383 44 030 115', 'Rr. Ismail Dumoshi 40, Dragodan, Prishtinë', 3, 750, true],
  ['Ëmbëltorja Rugova', '+383 43 030 116', 'Rr. Mbretëresha Teutë 23, Pejë', 4, 500, true],
  ['Furra Gurra', '+383 44 030 117', 'Rr. Haxhi Zeka 61, Pejë', 4, 0, false],
  ['Restorant Peshku i Bardhë', '+383 49 030 118', 'Rr. Lekë Dukagjini 17, Pejë', 4, 0, true],
  ['Sanduiçe Kroi', '+383 45 030 119', 'Rr. Adem Jashari 104, Pejë', 4, 0, false],
  ['Pastiçeria Arra', '+383 44 030 120', 'Rr. Fatmir Uka 8, Pejë', 4, 300, true],
];

export const demoCustomers: readonly DemoCustomer[] = rows.map(
  ([name, phone, address, regionId, discountBasisPoints, isInVat], index) => ({
    name,
    phone,
    address,
    fiscalNumber: String(600_030_101 + index),
    vatNumber: isInVat ? String(330_030_101 + index) : '',
    businessNumber: String(810_030_101 + index),
    regionId,
    discountBasisPoints,
  }),
);

export const demoSeller: Settings['seller'] = {
  name: 'Furnizo Sh.p.k.',
  address: 'Zona Industriale, Rr. e Fabrikave p.n.',
  city: '14000 Lipjan, Kosovë',
  phone: '+383 44 010 000',
  email: 'porosite@furnizo.test',
  website: 'www.furnizo.test',
  fiscalNumber: '600010000',
  vatNumber: '330010000',
  businessNumber: '810010000',
  bankName: 'Banka Shembull',
  bankAccount: 'XK05 1212 0123 4567 8906',
  documentFooter:
    'Malli i pranuar pa vërejtje brenda 24 orësh konsiderohet i rregullt. Faleminderit që blini te Furnizo.',
  logo: null,
};

export const demoContact: Settings['contact'] = {
  phone: '+383 44 010 000',
  whatsapp: '+383 44 010 000',
  viber: '+383 44 010 000',
  mapUrl: 'https://www.openstreetmap.org/?mlat=42.5217&mlon=21.1258#map=15/42.5217/21.1258',
  address: 'Zona Industriale, Lipjan, Kosovë',
  openingHours: 'E hënë – e premte 07:00–17:00, e shtunë 08:00–13:00',
};

export const businessKinds: readonly string[] =
  'Pastiçeria,Furra,Pizzeria,Kafe,Restoranti,Katering,Akullorja,Ëmbëltorja,Qebaptorja,Burektorja,Torta,Fast Food,Marketi,Hoteli,Sanduiçe'.split(
    ',',
  );

export const businessNames: readonly string[] = `
  Agimi Alba Amfora Ani Arta Besa Blini Bliri Bora Briza Dafina Dardania Dea Delta Dita Drita
  Dukagjini Elita Era Erza Fjolla Flutura Freskia Gjelbra Guri Hana Ilira Jehona Jona Kalaja Kulla
  Kumria Labëria Liqeni Lulja Lumi Luna Mali Margarita Mimoza Molla Mulliri Nura Oaza Onda Pema Perla
  Pranvera Rinia Rozafa Rugova Sara Sharri Shega Sofra Teuta Trëndafili Ulliri Vala Vera Vesa Vita
  Yjet Zana Zgjoi Zogu
`
  .trim()
  .split(/\s+/);

export const streetsByRegion: Readonly<Record<number, readonly string[]>> = {
  1: [
    'Lipjan, Rr. Lidhja e Prizrenit',
    'Lipjan, Rr. Skënderbeu',
    'Lipjan, Rr. 28 Nëntori',
    'Lipjan, Rr. Fehmi Lladrovci',
    'Lipjan, Rr. Shtjefën Gjeçovi',
    'Gadime, Rr. e Shpellës',
    'Magurë, Rr. e Minatorëve',
    'Shtime, Rr. Emin Duraku',
  ],
  2: [
    'Ferizaj, Rr. Dëshmorët e Kombit',
    'Ferizaj, Rr. Ahmet Kaçiku',
    'Ferizaj, Rr. Enver Topalli',
    'Ferizaj, Rr. Rexhep Bislimi',
    'Ferizaj, Rr. Vëllezërit Gërvalla',
    'Kaçanik, Rr. Emin Duraku',
    'Shtërpcë, Rr. e Brezovicës',
    'Viti, Rr. Adem Jashari',
  ],
  3: [
    'Prishtinë, Dragodan, Rr. Ilir Konushevci',
    'Prishtinë, Dragodan, Rr. Ahmet Krasniqi',
    'Prishtinë, Dragodan, Rr. 24 Maji',
    'Prishtinë, Dragodan, Rr. Bedri Pejani',
    'Prishtinë, Dragodan, Rr. Ismail Dumoshi',
    'Prishtinë, Rr. Agim Ramadani',
    'Prishtinë, Rr. Fehmi Agani',
    'Fushë Kosovë, Rr. Nëna Terezë',
  ],
  4: [
    'Pejë, Rr. Mbretëresha Teutë',
    'Pejë, Rr. Haxhi Zeka',
    'Pejë, Rr. Lekë Dukagjini',
    'Pejë, Rr. Adem Jashari',
    'Pejë, Rr. Fatmir Uka',
    'Deçan, Rr. Luan Haradinaj',
    'Istog, Rr. 2 Korriku',
    'Klinë, Rr. Mujë Krasniqi',
  ],
};

export const orderComments: readonly string[] = [
  'Ju lutem para orës 9:00, më vonë kemi shumë punë.',
  'Hyrja nga oborri prapa, shkallët majtas.',
  'Lironi kovat e zbrazëta te dera, ne i kthejmë.',
  'Thirrni kur të jeni afër, nuk ka parking para dyqanit.',
  'Kutitë pa palosje, ju lutem.',
  'Nëse mungon fëstëku, mos e zëvendësoni.',
  'Nëse mungon masa 32 cm, sillni 30 cm.',
  'Faturën në emër të firmës, ju lutem.',
  'E lëmë pagesën te arka, pyesni për Arjetën.',
  'Dorëzimi te dyqani i ri, përballë shkollës.',
  'Miellin në depo, jo te arka.',
  'Pranë furrës ka rampë për karrocë.',
  'Panën e freskët e dua me afat sa më të gjatë.',
  'Kemi festë të shtunën, na duhet pa vonesë.',
  'Qirinj numër: 1, 8, 3 dhe 0.',
  'Qirinj numër: dy copë 5 dhe një 0.',
  'Ngjyrë të kuqe për kutitë, nëse keni.',
  'Sillni edhe katalogun e ri, ju lutem.',
  'Bëni gati dy fatura të ndara.',
  'Pagesa me kartelë, nëse shoferi ka POS.',
  'Të lutem lëre te roja, unë jam në punishte.',
  'Dyqani hapet në 6:30.',
  'Mos thirrni para orës 8:00.',
  'Ju faleminderit për herën e kaluar, gjithçka në rregull.',
  'Herën e fundit mungonte një pako lugë, ju lutem kontrolloni.',
  'Letrën e pjekjes 38 cm, jo 45 cm.',
  'Na duhet deri nesër, jemi pa stok.',
  'Kutitë e tortës në çanta, jo në paletë.',
  'Nëse ka zbritje për sasi, na tregoni.',
  'Shoferi le të pranojë edhe kthimin e kutive të dëmtuara.',
];

export const demoNotes: readonly string[] = [
  'Porosit çdo të hënë dhe të enjte, thirreni para orës 10:00.',
  'Preferon mbushjet në kova 12 kg kur ka në stok.',
  'Paguan gjithmonë para në dorë, kërkon faturë të plotë.',
  'Flet pronarja, zonja Valdete; pas orës 14:00 nuk përgjigjet.',
  'Ka kuti me logo në depo; pyesni sa i kanë mbetur.',
  'Dera e pasme, kodi i portës 4-7-1, bie ziles dy herë.',
  'Në verë rrit porositë e akullores, ofroni gota deserti.',
  'Kërkon zbritje për më shumë se dhjetë thasë miell.',
  'Ankesë e zgjidhur: kutitë e lagura u ndërruan.',
  'E mbyllur të dielën dhe të hënën.',
];

/** Signed up without the office, and waits for approval. */
export const newCustomer = {
  name: 'Kafe Bari Agimi',
  phone: '+383 49 030 190',
  address: 'Rr. Zahir Pajaziti 7, Lipjan',
  fiscalNumber: '600030190',
  vatNumber: '',
  businessNumber: '',
  regionId: 1,
  email: 'agimi@furnizo.test',
};

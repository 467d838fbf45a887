import { describe, expect, test } from 'vitest';
import { isMachineCaption, isMachineName } from './machine-names.ts';

/** The names of a table, which stand between bars and ends of lines. */
const names = ([text = '']: TemplateStringsArray): string[] => text.trim().split(/\s*[|\n]\s*/);

const MACHINE_NAMES: Readonly<Record<string, readonly string[]>> = {
  cameras: names`
    DSC_1234 | _DSC1234 | DSC00123 | DSCF1234 | DSCN0010 | _MG_1234 | IMG_1234 | P1010012 | PA170012 | CIMG0123
    100_0123 | JD1_0123 | SAM_1234 | PICT0001 | IMGP1234 | MVI_0042 | HPIM0123 | SDC10123 | DSC_2012 | GOPR0123
    GH010123 | GX010123 | GP010123 | DJI_0042 | DJI_20240310101112_0042_D
    dji_fly_20240310_101112_123_1700000000000_photo
  `,
  phones: names`
    PXL_20240310_101112345 | PXL_20240310_101112345.MP | PXL_20240310_101112345.PORTRAIT
    PXL_20240310_101112345~2 | PXL_20240310_101112345.PORTRAIT-01.COVER | MVIMG_20240310_101112
    20240310_101112 | 20240310_101112(0) | 20240310_101112_HDR | IMG_E1234 | IMG_20240310_101112
    IMG_20240310_101112_BURST001 | IMG20240310101112 | FullSizeRender
    00000IMG_00000_BURST20240310101112345_COVER | 00100lPORTRAIT_00100_BURST20240310101112345_COVER
    PANO_20240310_101112 | 1000012345 | IMG_0123.HEIC | image0 | photo 1 | WP_20140310_10_11_12_Pro
    2024-03-10 10.11.12 | Photo 10-03-2024, 10 11 12 | Foto 10.03.24, 10 11 12
  `,
  messengers: names`
    IMG-20240101-WA0003 | WhatsApp Image 2024-01-01 at 10.11.12 | WhatsApp Image 2024-01-01 at 10.11.12 AM (1)
    signal-2024-01-01-10-11-12-345 | signal-2024-01-01-101112 | photo_2024-01-01_10-11-12
    photo_2024-01-01_10-11-12 (2) | FB_IMG_1700000000000 | received_123 | received_1234567890123456
    Snapchat-123 | Snapchat-1234567890 | mmexport1700000000000 | viber_image_2024-01-01_10-11-12-345
    123456789_1234567890_1234567890123_n | telegram 2024-01-01
  `,
  editors: names`
    IMG_1234-Edit | IMG_1234-Edit-2 | DSC_0123-HDR | DSC_0123-Pano | DSC_0123-HDR-Pano | IMG_1234-Enhanced-NR
    IMG_1234 1 | IMG_1234 copy | IMG_1234 copy 2 | Copy of IMG_1234 | Kopie von DSC_0123 | DSC_0123 (edited)
    DSC_0123_DxO | inshot_20240101_101112345 | LRM_20240101_101112 | LRM_EXPORT_123456789_20240101_101112
    Picsart_24-01-01_10-11-12-345 | Untitled | Untitled-1 | Untitled_Artwork 3 | Untitled design | New Canvas
    New Canvas 2 | Snapseed 2 | ohne Titel 1 | Sans titre-2 | Img_1234-1080x1350 | IMG_1234_resized
    IMG_1234-scaled | DSC01234-2 | Unbenannt | Sin título 1 | 名称未設定 1 | 未标题-1
  `,
  scanners: names`
    scan0001 | Scan 2024-01-01 | Scan_20240101 | Scan | scan 3 | CamScanner 01-01-2024
    CamScanner 01-01-2024 10.11_1 | Adobe Scan Jan 01, 2024 | img20240101_10111200 | Scanned Document 2
    Epson_01012024101112
  `,
  screenshots: names`
    Screenshot | Screenshot (12) | Screenshot 2024-01-01 at 10.11.12 AM | Screen Shot 2024-01-01 at 10.11.12
    Screenshot_20240101-101112 | Screenshot_20240101-101112_Chrome
    Screenshot_2024-01-01-10-11-12-123_com.whatsapp | Screenshot from 2024-01-01 10-11-12
    Bildschirmfoto 2024-01-01 um 10.11.12 | Bildschirmfoto vom 2024-01-01 10-11-12
    Captura de pantalla 2024-01-01 a las 10.11.12 | Captura de Tela 2024-01-01 às 10.11.12 | Captura 1
    Capture d’écran 2024-01-01 à 10.11.12 | Capture d'e\u0301cran 2024-01-01 101112 | Capture
    Schermata 2024-01-01 alle 10.11.12 | Schermafbeelding 2024-01-01 om 10.11.12
    Skärmavbild 2024-01-01 kl. 10.11.12 | Снимок экрана 2024-01-01 в 10.11.12 | स्क्रीनशॉट 2024-01-01
    स्क्रीनशॉट | スクリーンショット 2024-01-01 10.11.12 | 屏幕截图 2024-01-01 101112 | 截屏2024-01-01 10.11.12
    스크린샷 2024-01-01 오전 10.11.12 | Zrzut ekranu 2024-01-01 | Ekran görüntüsü 2024-01-01 101112
    لقطة شاشة 2024-01-01
  `,
  'devices by their own names': names`
    WIN_20240311_10_11_12_Pro | P_20240311_101112_vHDR_On | BURST20240311101112123_COVER | C0043 | B0000043
    Burst_Cover_GIF_Action_20240311101112 | fullsizeoutput_2b3c | RPReplay_Final1710000001 | HDR_20240311
    Photo on 3-11-24 at 10.11 AM | Autel_0043 | Bushnell_0043 | Anytrailcam_0043 | MAVIC002 | L1001235-2
    RICOH R0010043 | IMG_20240311_101112_00_043.insp | 100-0043_IMG | trim.3F2504E0-4F89-11D3-9A0C-0305E82C3301
  `,
  'messengers by their own names': names`
    WhatsApp Image 2024-03-11 at 10.11.12_1a2b3c4e | KakaoTalk_20240311_101112345 | microMsg.1710000000001
    KakaoTalk_Photo_2024-03-11-10-11-12 | 微信图片_20240311101112 | QQ图片20240311101112 | S__1234568
    telegram-cloud-photo-size-4-5123456789012345679-y | LINE_ALBUM_2024_240311_1 | snap_20240311
    signal-attachment-2024-03-11 | Image from iOS | Camera_XHS_1710000000001
  `,
  'programs by their own names': names`
    dji_export_20240311_101112_1710000000001_editor | DSC_0043-DeNoiseAI-standard | Snapseed | VSCO | Canva_2
    IMG_1235-DeNoiseAI-low-light | Pixlr_20240311101112 | BeautyPlus_20240311101112345_save | NOMO_20240311
    Anyapp_20240311_101112345 | Anyapp1710000001 | HUJI_0043 | Lightroom_20240311 | lightroom-export-2
    remini-enhanced | Untitled_Panorama2 | GIMP_export | retouch_2024031110111234 | resize-17100000001234568
    ezgif-1-abcdef1235 | Gemini_Generated_Image_k9x2k9x2k9x2k9x2 | DALL·E 2024-03-11 10.11.12 | output
    cached-image | tmp12ab35 | IMG_0002_NEW | EPSON002 | CCI11032024 | SKM_C25824031110110 | 00013A
    doc00123420240311101112 | Negative0-13-12A(1) | Scannable Document on 11 Mar 2024 at 10_11_12
  `,
  'stamps beside words of programs': names`
    dji_mimo_20240101_101112_0_1700000000000_photo | dji_fly_20240101_101112_12_1700000000000_photo_optimized
    Bebop_2_2019-01-01T101112 | WhatsApp Bild 2024-01-01 um 10.11.12
    Imagen de WhatsApp 2024-01-01 a las 10.11.12 | Image WhatsApp 2024-01-01 à 10.11.12
    Immagine WhatsApp 2024-01-01 ore 10.11.12 | STK-20240101-WA0007 | 20240101T101112 | 2024-01-01T10-11-12.123Z
    image-2024-01-01T101112.123 | ImportedPhoto.123456789.012345 | MX-2640_20240101_101112
    BRW1234567890AB_001234 | TapScanner 01-01-2024-10꞉11 | Threads_20240101
    SaveInsta.App - 1234567890123456789 | 500px_Photo_ID_123456789 | ATT-20240101
    CleanShot 2024-01-01 at 10.11.12@2x | Screen_Recording_20240101-101112 | Timeline 1_01_00_12_13
    Still 2024-01-01 101112_1.1.1 | lv_0_20240101101112 | CapCut_20240101 | imageedit_1_1234567890
    MYXJ_20240101101112345_fast | pt2024_01_01_10_11_12 | ApowerREC_20240101 | Moto_20240101 | XT1234_20240101
    WhatsApp Görsel 2024-01-01 saat 10.11.12 | Imagem do WhatsApp de 2024-01-01 à(s) 10.11.12
    WhatsApp画像 2024-01-01 10.11.12 | WhatsApp Anyword 2024-01-01 anyword 10.11.12 | AUD-20240101-WA0001
    2024-01-01_10-11-12_UTC | SM-G991B_20240101_101112 | KM_C284e24010110110 | Xerox Scan_01012024101112
    flickr_12345678901_abcdef1234_b | Greenshot 2024-01-01 10_11_12
  `,
  'cameras, with words of editors behind': names`
    DSC_0042-Modifier | DSC_0042-Modifica | DSC_0042-Editar | DSC_0042-編集 | DSC_0042_AuroraHDR
    Kopi af DSC_0042 | IMG_1234-snapseed | IMG_1234_tonemapped | IMG_1234_fused | IMG_1234_easyHDR
    DSC00123_stitch | P1010012_lowres | IMG_1234-ai-upscaled | IMG_1234_upscayl_4x_realesrgan-x4plus
    IMG_1234-gigapixel-scale-2_00x | IMG_1234-removebg-preview | PXL_20240101_101112345_00_merged
    20240101_101112_anytool | IMG-20240101-WA0003_TELEGRAM | IMG_0042のコピー | IMG_0042 की कॉपी
    PXL_20240101_101112345.LONG_EXPOSURE-02.ORIGINAL
  `,
  'cameras, scanners, programs and networks without a stamp': names`
    R5_1234 | LEICA_1234 | DC0042 | HP0042 | IX00042 | MVC-042F | M2E42L0-0R350B300 | Numériser 1 | Escanear0001
    Eingescanntes Dokument | Document 1 | Doc1 | IMG_NEW_0001 | SPOILER_image0 | VSCO Cam-1
    Processed with VSCO with c1 preset | PicMonkey Image | Canva - Untitled | BeFunky-photo | tempImageAbCdEf
    tumblr_abcdef1234567890_1280 | reddit-abcdefghijk | 01ARZ3NDEKTSV4RRFFQ69G5FAV | 01HXABCDEFGHJKMNPQRSTVWXYZ
  `,
  'further editors and laboratories': names`
    _DSC0042-Verbessert-RR | _DSC0042-Amélioré-RB | DSC_0042-Mejorado-NR | DSC_0042-topaz-sharpen-denoise-faceai
    DSC_0042_CapOne | DSC_0042_silver efex | DSC_0042_DxO_DeepPRIME XD2s | DSC_0042 as Smart Object-1
    DSC_0042-Recovered | DSC_0042-Wiederhergestellt | Ohne Titel-1-Wiederhergestellt | image-removebg-preview
  `,
  'further cameras and scanners': names`
    _DSF0042_1 | _SDI0042-2 | S1R0042 | S1H0042 | XT30042 | SIGMA0042 | XTRAIL0042 | LEICA SL2_0042 | CanoScan0042
    Noritsu_000042 | frontier_000042 | R1-00042-012A | Capture One Session0042 | ComfyUI_00042_ | Artboard 1 | Slide1
  `,
  'further networks': names`
    inbound1234567890123456789 | PhotoGrid_Plus_1710067872123 | Messages Image(1234567) | AirDrop | Google Photos
    截屏2024-03-10 上午10.11.12 | iCloud Photos | wallpaper | maxresdefault | Designer (3)
    DALL·E 2024-03-10 10.11.12 - a cat on a wall
  `,
  'programs and sites that few use': names`
    WP_20140214_18_30_55_Rich | retrica-2014-02-14-18-30-55 | 企业微信截图_17395580559126 | MicrosoftTeams-image
    Outlook-0nyakzvb | clip_image002 | REC_2025_02_14_18_30_55_F | 00001XTR_00001_BURST20250214183055912 | mpv-shot0042
    2025-02-14-183055_1920x1080_scrot | Snipaste_2025-02-14_18-30-55 | bandicam 2025-02-14 18-30-55-912 | OIP-C
    il_1588xN.1234567890_abcd | EyeEm_12345678 | ssstik.io_1739558055912 | image_cropper_1739558055912 | phpAbC123
    幻灯片3 | Слайд3 | スライド12 | Безымянный-1 | Безымянный | StarStaX_DSC_0042-DSC_0142_lighten | Autosave001
    masterLight_BIN-1_6248x4176_EXPOSURE-300.00s | IMG_0042-Enhanced-Colorized | imgonline-com-ua-Resize-AbCdEf123
    fotor-ai-20250214183055 | upscalemedia-transformed | Generated Image February 14, 2025 - 6_30PM | EPSON MFP image
    premium_photo-1506744038136-46273834b3fb | bigstock-12345678 | lmc8.4_20250214_183055 | Notes_250214_183055
  `,
  'copies and screenshots in further languages': names`
    DSC_0042 - Αντιγραφή | DSC_0042 - Bản sao | DSC_0042 - Kopio | DSC_0042 - עותק | DSC_0042 - Salin
    DSC_0042 - Копие | DSC_0042 - Koopia | DSC_0042 - प्रतिलिपि | DSC_0042 - 複製 (2) | DSC_0042のコピー2
    Kopie (2) von DSC_0042 | DSC_0042 拷贝 2 | Snimka zaslona 2025-02-14 183055 | Kuvakaappaus - 2025-02-14 18-30-55
    Posnetek zaslona 2025-02-14 183055 | Ekrānuzņēmums 2025-02-14 183055 | Екранна снимка от 2025-02-14 18-30-55
    Здымак экрана 2025-02-14 183055 | Снимак екрана 2025-02-14 183055 | Petikan skrin 2025-02-14 183055
  `,
  networks: names`
    3f2504e0-4f89-11d3-9a0c-0305e82c3301 | 3F2504E0-4F89-11D3-9A0C-0305E82C3301 (1)
    d41d8cd98f00b204e9800998ecf8427e | 1700000000000 | 1700000000 | image | image (3) | images | download
    download (2) | unnamed | file | pexels-name-123456 | pexels-asha-rao-98765432 | asha-rao-abc123XYZ-unsplash
    asha-rao-aB_1-2cD3e-unsplash (1) | sunset-1234567_1920 | shutterstock_123456789 | iStock-1234567890
    5123456789_abc123def4_o | photo-1500000000000-abcdef123456 |  | --- | (1)
  `,
};

const TITLES = names`
  12-12-12 | 26-11 | 写真 | Temp | NH44 | Gate 0001 | B-side | T-72 | MH-370 | my-cat-on-a-roof | Hampi_DSC_0042
  DSC_0042-Hampi | IMG_1234-my-cat-on-a-roof | Varanasi_20240310 | Document of our time | Temp agency
  Threads of silk | Timeline | Still life 2 | M31 2024-01-01 | NYC 2024-01-01 | NH44_20240101 | iPhone15ProMax
  H2O-and-CO2 | Panipat_1526 | F1_2024-monaco | Sam_2019-in-goa | Snapseed in spring | Bushnell’s hill
  Output of a mill | 100 doors | Agent 007 | Snap decision | Win 2024 | New Delhi 2024 | Negative space
  Temple 4 | Trim tab | Varanasi 2024-03-10 10.11.12 | Kochi-0042-Harbour | On the road | Hero 3
  Lightroom of my own | Sunset 2024 | Monsoon over Mumbai | Portrait No. 3 | 1984 | 2001 | IMG of my mother
  Screenshot of a life | Image of a city | Sam 2019 | Portrait of Sam 2019 | GOA_2024 | goa_2024 | PUNE2024
  Route 66 | Studio 54 | Apollo 11 | Panorama | Pano of Ladakh | Signal | Signal 3 | Telegram from home | Copy
  Copy of a copy of life | The original | Scan of her hands | Photo finish | Picture perfect
  Untitled landscape | New canvas for Asha | Capture the flag | Captured | Download festival
  Received with thanks | DJI over the Ganges | 2001 A Space Odyssey | 7 a.m. | 9 to 5 | No. 5 | No 12 | M31
  NGC 7000 | Facade-decade-bead | facade | Golden-hour-2024-At-The-Ghats | GoldenHour2024AtTheGhats | Sunset-HDR
  Night portrait | Burst | Edited memories | Varanasi 2024-01-01 | Fog-Edit | Lighthouse copy 2
  फोटो खींचती माँ | बनारस 2024 | 写真家 | Fotografin | Bildhauer 3 | Imagine 5 | Imaging | Photograph 51 | Pixel 8
  iPhone | Gh | DSC | WhatsApp | IMG_1234 my mother at the sea | Screenshots of us | Documenta 14
  Camera obscura | Line 3 | Collage 2 | Portrait 3 | Export 7 | Captura de luz | Wish you were here 2023
  Made in China 1 | Day 1 | P for Paris | Pune | x | A | El Capitan 1 | The Frontier 2 | Why? A question=none | Slide guitar
  Default mode | Google Photos of Asha | Enhanced by rain | Recovered | Designer 2024 in Goa | S1 in Berlin
  Kopio kesästä | OIP Road | Notes 2 | Salin | Autosave for the soul | Slide into Spiti | Снимок деда
  SIGMA 42 | Page 1 | Hampi-01 | TheLongWalkHomeFromTheRiverBank2024
`;

describe.each(Object.entries(MACHINE_NAMES))('names by %s', (_makers, machineNames) => {
  test.each(machineNames)('When a picture is called "%s", then that is no title', (name) => {
    for (const written of [
      name,
      name.toUpperCase(),
      name.toLowerCase(),
      `${name}.jpg`,
      `${name}.JPG.jpeg`,
      `${name} (2)`,
    ])
      expect(isMachineName(written), written).toBe(true);
  });
});

test.each(names`
  GAbCdEfXYAA1234 | GAbCdEfXYAA1234-orig | EaBcDeFXgAA1234?format=jpg&name=large | s-l1600 | 61abcDEFgHL._AC_SL1500_
  AQABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123 | F9xKlHXgAAbrZCd | dGhpcyBpcyBhIHRlc3Q
  aGVsbG8gd29ybGQ=
`)('When a picture is called by the id "%s", whose letters change case, then that is no title', (name) =>
  expect(isMachineName(name)).toBe(true),
);

test.each(TITLES)('When a picture is called "%s", then that is a title', (name) => {
  for (const written of [name, `${name}.jpg`, name.normalize('NFD')])
    expect(isMachineName(written), written).toBe(false);
});

test.each(names`
  OLYMPUS DIGITAL CAMERA | SONY DSC | DCIM | DCIM\\100GOPRO | KODAK Digital Still Camera | Exif_JPEG_PICTURE
  Minolta DIGITAL CAMERA | SAMSUNG CAMERA PICTURES | DIGITAL CAMERA | dav | hdrpl | oznor | cof_vivid
  Created with GIMP | Processed with VSCO with a6 preset | IMG_1234 | Screenshot | Untitled | AppleMark
  <Digimax S500 / Kenox S500 / Digimax Cyber 530>
`)('When a program wrote "%s" as the caption, then it is none', (caption) => {
  expect(isMachineCaption(caption)).toBe(true);
});

test.each([
  'My first digital camera',
  'Camera obscura',
  'Olympus, seen from the sea',
  'Made in the DCIM folder',
  'Dave',
  'Soft light',
])('When a caption is "%s", then it is one', (caption) => {
  expect(isMachineCaption(caption)).toBe(false);
});

import { foldedWords } from '@aperture-byline/contract/search/words';

/** Words as they are compared: without case, accents and signs. */
const fold = (text: string): string => foldedWords(text).join(' ');
const anyOf = (texts: string): string =>
  texts
    .split(',')
    .map(fold)
    .sort((a, b) => b.length - a.length)
    .join('|');

/** Prefixes by which cameras, phones, drones and messengers name files, before a counter or a time. */
const CAMERAS = anyOf(
  'img,imgp,imag,imgl,fb img,dsc,dscn,dscf,dsci,cimg,kimg,hpim,pxl,mvimg,mvi,dji,dji fly,gopr,pict,sdc,c360,lrm,lrm export,psx,psfix,rdt,camphoto,mmexport,wx camera,tmp cam,b612,inshot,picsart,airbrush,beautyplus,snapseed,vsco,snapchat,received,whatsapp image,whatsapp photo,viber image,wechat image,weixin image,fb,messenger creation,instagram,photogrid,photoroom,polish,remini,faceapp,facetune,ig,img wa,telegram photo,camscanner,adobe scan,office lens,genius scan,scanbot,scanned document,hp scan,epson scan,chatgpt image,gemini generated image,shutterstock,adobestock,istock,istockphoto,gettyimages,depositphotos,dreamstime,alamy,vecteezy,freepik,unsplash,pixabay,rpreplay final,kakaotalk,kakaotalk photo,微信图片,微信截图,qq图片,qq截图,micromsg,telegram cloud photo size,telegram cloud document,line album,signal attachment,dji export,autel,mavic,bushnell,ricoh,epson,nomo,huji,cymera,gridart,dazz cam,skm,cci,ccf,scannable document,camera xhs,dall e,img new,stk,dscpdc,screen recording,inbound,messages image,photogrid plus,comfyui,designer,artboard,slide,folie,diapositive,diapositiva,capture one session,capture one catalog,幻灯片,слайд,スライド,безымянный,autosave,扫描全能王,result,tiny scanner,newdocument,docscanner,digitalisierung,image fx,scrot',
);
/** Programs whose name alone, or with words of edits, is no title either. */
const PROGRAMS = anyOf(
  'snapseed,vsco,vsco cam,processed with vsco,picmonkey,befunky,capcut,upscayl,canva,pixlr,lightroom,gimp,remini,picsart,beautyplus,photoroom,facetune,faceapp,fotor,ezgif,meitu,photopea,darktable,rawtherapee,compressjpeg,gptempdownload,onlinepngtools',
);
/** Words that are titles alone, and names of machines with a number behind them. */
const COUNTED = anyOf(
  'temp,tmp,doc,document,dokument,documento,timeline,छवि,फ़ोटो,चित्र,写真,画像,图片,圖片,照片,사진,이미지,фото,изображение,рисунок',
);
/** A word, and a counter as cameras and scanners write it: with zeros before. */
const WORD_AND_COUNTER = /^\p{L}{2,}[_-]?0\d{3,}$/u;
/** A word, and a time to the second or in milliseconds, which only programs write. */
const WORD_AND_TIME =
  /^\p{L}+[_-]?(?:\d[_-])?(?:(?:19|20)\d\d-?[01]\d-?[0-3]\d[_T-]?[0-2]\d[0-5]\d[0-5]\d|1[5-9]\d{8}(?:\d{3})?(?!\d))/u;
/** A word as numbers are in hexadecimal: with letters and digits. */
const HEXADECIMAL = /^(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,}$/;
/** Prefixes that are words or names too (`Sam 2019`): cameras where only `_` or `-` stands before four digits. */
const AMBIGUOUS_CAMERA = /^_?(?:sam|pano|mg|vid|mov|wp|cam)[_-]?\d{4,}/i;
/** Olympus and Panasonic by month and day, and GoPro by chapter. */
const DAY_OR_CHAPTER = /^(?:p[\da-c]\d{6}|g[hxlsf]\d{2,}|gp\d{6})(?!\p{L})/iu;
/** A maker or letters with a digit (`R5`), and a counter that is no year; a model and a counter; a roll of film. */
const CAMERA_AND_COUNTER =
  /^(?:(?:leica|canon|nikon|sony|fujifilm|olympus|lumix|pentax|ricoh|hasselblad|kodak|samsung|casio|sigma)(?: [a-z\d-]{1,6}){0,2}|[a-z]+\d[a-z\d]*)[_-](?!(?:1[89]|20)\d\d$)\d{4,5}$|^(?:[a-z]{1,4}\d{1,2}[a-z]{0,2}0\d{3}|[a-z]\d{1,2}(?:[-_]\d{2,}){2}[a-z]?|mvc-\d{3}[a-z])$/i;
/** A camera's prefix and counter, at the beginning or at the end of a name. */
const CAMERA_PART = `(?:${[
  '_?(?:IMGP?|DSC[FNI]?|DSF|SDI|MG|PXL|DJI|GOPR|CIMG|PICT|HPIM|MVI|MVIMG)[_-]?E?\\d{4,}(?:_\\d{2,})*',
  'IMG-\\d{8}-WA\\d{4}',
  '[PL][\\dA-C]\\d{6}',
  'G[HXLP]\\d{6}',
].join('|')})`;
const CAMERA_FIRST = new RegExp(
  `^(?:${CAMERA_PART}|\\d{3}_\\d{4}|[A-Z]\\d_(?!(?:19|20)\\d\\d)\\d{4}|\\d{8}_\\d{6,9})(?=[-_.~ ])`,
  'i',
);
const CAMERA_LAST = new RegExp(`[-_ ]+${CAMERA_PART}$`);
/** Words behind a camera's name that tools write there: all small or all in capitals, and few. */
const TOOL_WORDS_MAX = 3;
/** The rule of all cameras (DCF): four characters, of which programs write letters small, and four digits. */
const DCF = /^(?:[A-Z0-9_]{4}|(?=.{0,3}\d.{4})[a-z0-9_]{4})\d{4}$/;
/** A word and a year, such as `GOA_2024`, that keep to it too. */
const WORD_AND_YEAR = /^[A-Z]{3}[A-Z_](?:19|20)\d\d$/;

const SCREENSHOTS = anyOf(
  'screenshot,screen shot,screenshot from,screen capture,screencapture,screengrab,bildschirmfoto,bildschirmfoto von,bildschirmfoto vom,captura,captura de pantalla,captura de ecrã,captura de tela,capture,capture d’écran,capture d’écran de,schermata,schermafbeelding,schermopname,schermafdruk,skärmbild,skärmavbild,skærmbillede,skjermbilde,näyttökuva,zrzut ekranu,snímek obrazovky,snímka obrazovky,képernyőfotó,képernyőkép,captură de ecran,ekran görüntüsü,ekran alıntısı,ekran resmi,στιγμιότυπο οθόνης,снимок экрана,скриншот,знімок екрана,екранна снимка,צילום מסך,لقطة شاشة,لقطة الشاشة,اسکرین شاٹ,स्क्रीनशॉट,स्क्रीन शॉट,স্ক্রিনশট,স্ক্রীনশট,स्क्रिनशॉट,ஸ்கிரீன்ஷாட்,స్క్రీన్‌షాట్,സ്ക്രീൻഷോട്ട്,ಸ್ಕ್ರೀನ್‌ಶಾಟ್,સ્ક્રીનશૉટ,ਸਕ੍ਰੀਨਸ਼ਾਟ,ภาพหน้าจอ,ảnh chụp màn hình,tangkapan layar,screenshot tangkapan layar,スクリーンショット,スクショ,screenrecording,bildschirmaufnahme,grabación de pantalla,enregistrement de l’écran,registrazione schermo,gravação de ecrã,画面収録,snimka zaslona,posnetek zaslona,kuvakaappaus,ekrānuzņēmums,ekrano kopija,kuvatõmmis,екранна снимка от,petikan skrin,скрін,экран,здымак экрана,снимак екрана,企业微信截图,屏幕截图,屏幕快照,截屏,截图,螢幕截圖,螢幕快照,스크린샷,화면 캡처',
);
/** Words that programs give to files that have no name. */
const NAMELESS = anyOf(
  'image,images,img,photo,photos,picture,pic,foto,bild,imagen,imagem,immagine,afbeelding,bilde,obraz,kép,resim,download,downloaded,downloadfile,file,scan,scanned,scan document,escaneo,scansione,numérisation,untitled,untitled artwork,untitled design,untitled project,untitled document,unnamed,no name,unbenannt,ohne titel,sans titre,sin título,senza titolo,senza nome,sem título,naamloos,namnlös,uden navn,uten navn,nimetön,bez tytułu,bez názvu,névtelen,adsız,без имени,без названия,शीर्षकहीन,無題,名称未設定,无标题,未标题,未命名,無標題,제목 없음,new canvas,new image,new document,new doc,newdoc,neues dokument,fullsizerender,img scan,clipboard,clipboard image,pasted image,pasted graphic,attachment,image from ios,image from android,photo from ios,untitled panorama,output,output onlinepngtools,cached image,numériser,numérisé,document numérisé,escanear,escaneado,documento escaneado,digitalizar,digitalizado,documento digitalizado,eingescanntes dokument,gescanntes dokument,gescand document,documento scansionato,スキャン,扫描,掃描,스캔,скан,skan,skanowanie,tarama,स्कैन,görsel,图像,adobe express file,picmonkey image,image removebg preview,removebg preview,airdrop,google photos,icloud photos,wallpaper,default,безымянный,autosave,oip,image asset,noname,pixelcut export,maxresdefault,hqdefault,mqdefault,sddefault,dcim',
);
/** Words that are titles too, and none with a time behind them. */
const STAMPED = anyOf(
  'signal,telegram,whatsapp,facebook,snow,collage,panorama,portrait,burst,camera,document,doc,edited,export,resized,cropped,compressed,video,capture one,insta360,original,viber,line,wechat,pano,vid,sam,mg,wp,mov,creation,win,hdr,snap,trim,retouch,resize,burst cover,notes,snip,xtr',
);
/** Programs and networks that write their name before a stamp. */
const APPS = anyOf(
  'mimo,bebop,anafi,parrot,moto,threads,saveinsta,snapinsta,savefrom,app,500px,id,att,tiktok,twitter,reddit,tumblr,pinterest,discord,zoom,skype,imo,zalo,cleanshot,recording,xrecorder,apowerrec,timeline,still,frame,grab,clip,importedphoto,tapscanner,imageedit,youcam,kinemaster,vid,aud,ptt,xerox,brother,konica,km,skmbt,lens,microsoft,snaptik,ssstwitter,com,linkedin,weibo,flickr,snip,greenshot,sharex,lightshot,flameshot,clipchamp,filmora,prequel,lensa,ulike,soda,foodie,pixelcut,adobe,express,firefly,oppo,vivo,xiaomi,redmi,realme,huawei,samsung,oneplus,pixel,htc,nokia,gopro,billede,utc,gmt,de,da,van,fra,av,von,from,od,z',
);
/** Words between and behind the parts of a time. */
const TIME_WORDS =
  'at,am,pm,um,uhr,om,kl,klo,kello,alle,alle ore,ore,ora,à,às,a las,a la(s),las,das,o,в,о,को,बजे,saat,pukul,lúc,上午,下午,午前,午後,오전,오후,on,jan,feb,mar,apr,may,jun,jul,aug,sep,oct,nov,dec';
/** Words that programs and photographers put behind the name of a copy. */
const COPY_WORDS =
  'copy,kopie,copie,copia,cópia,kopia,kopi,kopya,копия,प्रति,コピー,副本,복사본,edit,edited,bearbeitet,editado,modifié,modificato,bewerkt,original,export,exported,crop,cropped,resized,compressed,final,new,save,kopien,kopyası,कॉपी,की कॉपी,की प्रति,のコピー,的副本,의 사본,사본,копія,αντίγραφο,másolat,สำเนา,نسخة,کاپی,salinan,αντιγραφή,bản sao,kopio,עותק,salin,копие,koopia,kopija,प्रतिलिपि,複製,拷贝,の複製,nakala,kopiraj';
const EDITS =
  'hdr,pano,panorama,enhanced,nr,sr,denoise,denoised,cover,burst,portrait,night,mp,raw,bw,sw,web,print,small,medium,large,full,hd,hq,scaled,rotated,lightroom,photoshop,ps,lr,lrm,srgb,dxo,deepprime,topaz,gigapixel,sharpen,upscaled,min,thumb,thumbnail,collage,effects,bokeh,mix,top,motion,photo,image,auto,export,cr2,cr3,nef,arw,dng,raf,orf,rw2,img,insp,pro,vhdr,gif,action,editor,denoiseai,denoiseai standard,denoiseai clear,denoiseai low light,denoiseai severe noise,jpg,jpeg,png,heic,heif,tif,tiff,psd,webp,untitled,design,with,preset,optimized,fast,merged,stitch,stitched,fused,tonemapped,long,exposure,telegram,2x,modifier,modifié,modifica,editar,bearbeiten,bewerken,redigera,rediger,luminar,luminarai,luminarneo,nik,affinity,on1,muokkaa,edytuj,upravit,szerkesztés,düzenle,изменить,правка,编辑,編輯,編集,편집,संपादित,verbessert,amélioré,mejorado,migliorato,aprimorado,melhorado,verbeterd,förbättrad,forbedret,ulepszone,vylepšené,geliştirilmiş,улучшено,强化,增强,強化,rr,rb,rd,recovered,wiederhergestellt,récupéré,recuperado,recuperato,hersteld,återställd,odzyskane,восстановлено,as smart object,silver efex,color efex,analog efex,hdr efex,viveza,dfine,faceai,capone,captureone,capture one,xd,xd2,xd2s,xd3,embedded,removebg,magiceraser,rich,selfie,highres,zs,pmax,dmap,colorized,animated,lighting,autoc,high fidelity,realistic,sent,xmp,from lightroom,gap,filling,lighten,cunet,noise,scale,tta,uprgb,no,bg,carve,photos,transformed,shrinkmedia,watermarkremoved,hyprshot,scrot';
const COPIES = anyOf(COPY_WORDS);
/** Numbers, sizes, single letters and the words above. */
const TAIL = `(?: (?:\\d+[a-z]{0,2}|\\d+x\\d+|[a-z]\\d*|(?:burst|wa|level|radius|smoothing)\\d+|${anyOf(TIME_WORDS)}|(?:${COPIES})\\d*|${anyOf(EDITS)}))*`;
const COPY_OF = new RegExp(
  `^(?:${anyOf('copy of,kopie von,copie de,copia de,copia di,cópia de,kopia av,kopi av,kopi af,kopia,kopie van,копия')}) `,
  'u',
);

/** The first parts of a time. */
const NUMBER = `(?: (?:${anyOf(TIME_WORDS)}))? ?\\d+${TAIL}`;
const matchWhole = (form: string): RegExp => new RegExp(`^(?:${form})$`, 'u');

const FORMS: readonly RegExp[] = [
  `(?:${CAMERAS})(?: ?[a-z])?${NUMBER}`,
  `(?:${PROGRAMS})\\d*${TAIL}`,
  // One letter of a camera and a counter, and frames of films that laboratories scan.
  `[a-z] ?(?:0\\d{3,}|\\d{6,})${TAIL}`,
  `0\\d{3,}[a-z]${TAIL}`,
  'negative\\d+(?: \\d+[a-z]?)+',
  `(?:fullsizeoutput|gemini generated image)(?: [0-9a-z]+)?${TAIL}`,
  // Ids of networks and of phones, and ULIDs.
  `(?:tumblr|reddit)(?: inline)? [0-9a-z]{10,}${TAIL}`,
  `0[1-7][0-9a-hjkmnp-tv-z]{24}${TAIL}`,
  `(?:tmp|temp)(?=[a-z]*\\d)[0-9a-z]{4,}${TAIL}`,
  `(?:${COUNTED})${NUMBER}`,
  `(?:${NAMELESS}|${SCREENSHOTS})(?:${NUMBER}|(?: (?:${COPIES}))*)`,
  // A UUID, a hash or another number in hexadecimal.
  `(?:(?:\\p{L}+ )?[0-9a-f]{8}(?: [0-9a-f]{4}){3} [0-9a-f]{12}|(?=[a-f]*\\d)[0-9a-f]{16,})${TAIL}`,
].map(matchWhole);
/** Forms that need the digits of a day at least. A screenshot names the program that was open behind them. */
const STAMPED_FORMS: readonly RegExp[] = [
  `\\d+${TAIL}`,
  `(?:\\d+l?)?(?:${STAMPED}|img)\\d*${TAIL}`,
  `(?:${SCREENSHOTS})(?: \\d+)+(?: \\p{L}[\\p{L}\\p{N}]*){0,4}(?: \\d+)?`,
].map(matchWhole);
/** A number with few letters, a size, or a frame of a chat. */
const IN_STAMPED = /^(?:\d+[a-z]{0,2}|\d+x\d+|wa\d+|[a-z])$/;
const PROGRAM_WORDS: ReadonlySet<string> = new Set(
  [CAMERAS, PROGRAMS, NAMELESS, COUNTED, SCREENSHOTS, STAMPED, anyOf(TIME_WORDS), COPIES, anyOf(EDITS), APPS].flatMap(
    (words) => words.split(/[| ]/),
  ),
);
const TAIL_ALONE = matchWhole(TAIL);
const DAY_DIGITS = 6;
const TIME_DIGITS = 12;
/** Characters of a file's name, or of a caption that may be one. */
const NAME_MAX = 200;

/** Names in shops of pictures, of which most hold the name of a person and a number. */
const STOCK =
  /^pexels-.*\d{4}|-unsplash(?:[ (_-].*)?$|^[\p{L}-]+-\d{5,}_(?:340|640|960|1280|1920)(?: ?\(\d+\))?$|^photo-\d{10,}|^\d{9,}_[0-9a-f]{10}_[a-z]\b/iu;
/** Beginnings, or the whole, of names that single programs and sites give. */
const PROGRAM_NAME = new RegExp(
  `^(?:${[
    'StarStaX_|master(?:Light|Dark|Flat|Bias)_|r_pp_|OIG\\d?\\.|il_(?:\\d+xN|fullxfull)\\.|ssstik\\.io_|XHS_\\d|O1CN0',
    'imgonline-com-ua-|unsplash-image-|premium_photo-\\d|mpv-shot\\d|clip_image\\d|MicrosoftTeams-image|ComfyUI_',
    'Generated Image \\p{L}+ \\d|image_(?:picker|cropper)_?\\d|Snipaste_|PixPin_|bandicam \\d|SmartSelect_\\d',
    'remove\\.photos-|upscalemedia-|fotor-ai-|(?:sdxl|flux_[a-z]+)_\\d|EPSON MFP|ScanImage\\d|EyeEm_\\d|bigstock-\\d',
    'stock-photo-\\d|depositphotos_\\d|lmc[\\d.]+_\\d|OIP-C|retrica-\\d|(?:REC|EVT|MOT)_\\d{4}_|S\\d{5}-\\d{8}|freepik__',
    'Outlook-[a-z\\d]{8}$|php[a-z\\d]{6}(?:\\.tmp)?$|FireShot Capture \\d|Monosnap \\d|OBS Screenshot \\d',
    'ZS-[DP]Ma[px]|result_\\d+s$|Notes_\\d{6}_\\d{6}',
  ].join('|')})`,
  'iu',
);
/** Addresses of pictures in shops and networks, a text in base 64, and a time before the words of a prompt. */
const ADDRESS =
  /^(?:DALL.?E|dall.?e) \d{4}-\d\d-\d\d \d\d\.|^s-l\d{3,4}$|\._[A-Z\d_,]+_$|^AF1Qip|^o_1[a-z\d]{15,}$|^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[A-Za-z\d+/_-]{40,}=*$/;
const ID_TOKENS_MAX = 3;
const ID_LENGTH_MIN = 11;
/** Characters of one case after another, on the average. */
const ID_RUN_MAX = 2.6;

/** Whether letters and digits, or small letters and capitals, take turns, as in ids of addresses and in base 64. */
function isRandom(name: string): boolean {
  if (ADDRESS.test(name) || PROGRAM_NAME.test(name) || /^tempImage\w{6}$/i.test(name)) return true;
  if (!/^[\w=-]{11,}$/.test(name)) return false;
  const tokens = name.split(/[_=-]/).filter(Boolean);
  const joined = tokens.join('');
  const isMixed = (token: string) => /^[A-Za-z]?(?:\d+[A-Za-z]+){2,}\d*$/.test(token);
  if (/(?:\d+[A-Za-z]+){3}/.test(name) || tokens.every(isMixed)) return true;
  const runs = joined.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
  const isShort = tokens.length > ID_TOKENS_MAX || joined.length < ID_LENGTH_MIN;
  return !isShort && joined.length <= runs.length * ID_RUN_MAX;
}
/** Days, scores and years as people write them, such as `26-11` and `1947-2024`. */
const SHORT_NUMBERS = /^(?:\d\d?(?:-\d\d?){1,2}|(?:1[89]|20)\d\d-(?:1[89]|20)\d\d)$/;
const YEAR = /^(?:1[89]|20)\d\d$/;
const EXTENSION =
  /\.(?:jpe?g|jpe|jfif|png|webp|hei[cf]|avif|tiff?|gif|bmp|psd|dng|cr[23]|crw|nef|arw|raf|orf|rw2|pef|mp|mpo)$/i;

/**
 * True for a name that a camera, a phone, a messenger, a scanner, an editor or a shop of pictures made, whatever copies
 * of it are called: it says nothing of what is to be seen. `Screenshot 2024-01-01` is one, `Screenshot of a life` is
 * none.
 */
export function isMachineName(written: string): boolean {
  // The name of a file is no longer; the expressions here are made for short texts alone.
  if (written.length > NAME_MAX) return false;
  const name = withoutExtensions(written.normalize('NFC').trim());
  const spaced = name
    .replace(/^SPOILER_/i, '')
    .replace(/(\p{L})[’'](\p{L})/gu, '$1 $2')
    .replace(/(\d)T(?=\d\d)/gi, '$1 ')
    .replace(/(?<=\d)(?=\p{Lo})|(?<=\p{Lo})(?=\d)/gu, ' ');
  const words = fold(spaced);
  const phrase = words.replace(/^(kopie) \d+ (von )/, '$1 $2').replace(COPY_OF, '');
  if (/^[\d ]*$/.test(phrase)) return !YEAR.test(phrase) && !SHORT_NUMBERS.test(name);
  if ([AMBIGUOUS_CAMERA, DAY_OR_CHAPTER, WORD_AND_TIME].some((form) => form.test(name)) && !hasWords(name)) return true;
  const first = name.replace(/\?\w+=.*$/, '').replace(/(?: ?\(\d+\)|[-_](?:orig|large|small|medium|thumb))$/, '');
  const single = first.replace(/[-_]\d{1,3}$/, '');
  if (DCF.test(single) && !WORD_AND_YEAR.test(single)) return true;
  if (WORD_AND_COUNTER.test(first) || CAMERA_AND_COUNTER.test(first)) return true;
  if (STOCK.test(name) || isRandom(first) || isEditedByTool(first)) return true;
  const numbered = phrase.replace(/[^ ]+/g, (word) => (HEXADECIMAL.test(word) ? '0' : word));
  if (FORMS.some((form) => form.test(phrase) || form.test(numbered))) return true;
  const digits = phrase.replace(/\D/g, '').length;
  return digits >= DAY_DIGITS && (STAMPED_FORMS.some((form) => form.test(phrase)) || isStamped(phrase));
}

/** Whether a day, a time or a long number stands beside nothing but words that programs write. */
function isStamped(phrase: string): boolean {
  const hasTime = phrase.replace(/\D/g, '').length >= TIME_DIGITS;
  const isExact = hasTime || /\d{8}/.test(phrase);
  const others = phrase
    .split(' ')
    .filter((word) => ![IN_STAMPED, HEXADECIMAL].some((form) => form.test(word)) && !PROGRAM_WORDS.has(word));
  // WhatsApp writes its name beside a word for a picture, and words of a time, in the language of the phone.
  const isWhatsApp = hasTime && others.length <= 2 && /^(?:\p{L}+ ){0,2}whatsapp/u.test(phrase);
  return isWhatsApp || others.every((word) => isExact && isModel(word));
}

/** A model or a device, such as `XT1234` or `MX`: letters without a vowel, alone or before a long number. */
const isModel = (word: string): boolean =>
  /^(?:[b-df-hj-np-tv-xz]{2,4}(?:\d{3,}[a-z\d]*)?|[a-z]\d{3}[a-z])$/.test(word);

/** Whether few words follow a camera's name that are small or in capitals, or known ones. */
function isEditedByTool(name: string): boolean {
  const [camera = ''] = CAMERA_FIRST.exec(name) ?? [];
  const rest = name.slice(camera.length);
  if (camera === '') return false;
  if (isOfEdits(rest)) return true;
  const words = rest.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const letters = words.filter((word) => !/\d/.test(word));
  const isTool = (word: string) => !/^\p{Lu}\p{Ll}/u.test(word) || /\p{Lu}{2,}$/u.test(word) || isOfEdits(word);
  return !rest.includes(' ') && letters.length <= TOOL_WORDS_MAX && letters.every(isTool);
}

/** Whether nothing stands there but words of edits and copies. */
const isOfEdits = (words: string): boolean => TAIL_ALONE.test(` ${fold(words)}`);

/** The part of a name that a person wrote before or behind that of a camera: `Hampi` of `Hampi_DSC_0042`. */
export function withoutCameraPart(name: string): string {
  const rest = name.replace(CAMERA_LAST, '').replace(CAMERA_FIRST, '');
  return rest !== name && isOfEdits(rest) ? '' : rest.replace(/^[-_.~ ]+/, '');
}

/** Whether words follow that are no part of a form. */
function hasWords(name: string): boolean {
  const [, ...rest] = fold(name).split(' ');
  return !TAIL_ALONE.test(rest.map((word) => ` ${word}`).join(''));
}

/** Without the extensions of pictures, of which some programs leave several. */
export function withoutExtensions(name: string): string {
  const shorter = name.replace(EXTENSION, '');
  return shorter === name ? name : withoutExtensions(shorter);
}

/** Texts that programs and cameras write into every picture, instead of a title or a description. */
const CAMERA_CAPTIONS: readonly RegExp[] = [
  /^(?:(?:konica )?minolta|olympus|samsung|kodak|sony|canon|nikon|fujifilm|pentax|ricoh|casio|vivitar|polaroid)?\s*(?:digital )?(?:still )?camera(?: pictures?)?$/i,
  /^(?:sony dsc|exif[_ ]jpeg(?:[_ ]picture)?|jpeg(?: picture)?|samsung|dcim(?:[\\/].*)?|applemark|default|untitled|user comments?|ascii|unicode|charset=.*|binary comment)$/i,
  /^(?:dav|hdrpl|r?hdr|hrhdr|oznor\w*|ozedf|edf|ptr|sdr|mde|cof(?:_\w+)?|fbt|btf|nor|bty|dig|vivid|soft)$/i,
  /^(?:created with (?:the )?gimp\b.*|file (?:written|source) by adobe photoshop.*|creator: gd-jpeg.*|lead technologies.*|processed (?:with|by):? .*|<[^>]*(?:samsung|digimax|kenox)[^>]*>)$/i,
];

/** True for a caption that says nothing of what is to be seen. */
export function isMachineCaption(caption: string): boolean {
  const text = caption.trim();
  return text.length <= NAME_MAX && (CAMERA_CAPTIONS.some((form) => form.test(text)) || isMachineName(text));
}

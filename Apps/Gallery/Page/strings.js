// Every word that the gallery shows or says, in English, German and Japanese. What stands in braces is replaced: `text('of', { index: 3 })`.

const en = {
  // The grid
  photos: 'Photos', noPhotos: 'No photos', onePhoto: '1 photo', manyPhotos: '{count} photos', oneVideo: '1 video', manyVideos: '{count} videos', comma: ', ', withoutDate: 'Without a date',
  larger: 'Larger photos', smaller: 'Smaller photos', more: 'More', noPhotosHere: 'No photos in this folder',
  willBeShown: 'Put some into the folder that the gallery was started with: they appear here by themselves.', cellBroken: 'cannot\nbe shown',
  // Albums, search, choosing
  up: 'Up', albums: 'Albums', searchPhotos: 'Search photos', leaveSearch: 'Leave the search', recent: 'Recent searches', places: 'Places', suggested: 'Suggestions', search: 'Search',
  searchIn: 'Search in {folder}', searchHint: 'Search: names, places, March 2024, 3 stars', searchHintShort: 'Names, places, dates', nothingFound: 'No photos with these words.',
  // What may be looked for, the first form as it is offered
  favouriteWords: 'Favourites|favourite|favorites|favorite', today: 'Today', yesterday: 'Yesterday', thisMonth: 'This month', lastMonth: 'Last month', thisYear: 'This year', lastYear: 'Last year',
  photoWords: 'Photos|photo', videoWords: 'Videos|video', liveWords: 'Live Photos|live photo|live', rawWords: 'RAW',
  onThisDay: 'On this day', noneOnThisDay: 'No photos of this day in earlier years.',
  noFavouritesYet: 'Photos that you make favourites appear here.', noHiddenYet: 'Photos that you hide appear here.',
  allHidden: 'All photos here are hidden.', allGone: 'The photos are gone from their folder.', albumEmptied: 'The photos of {folder} are gone.',
  noAlbum: 'There is no album {folder}.', appearHere: 'Photos that are put into its folder appear here by themselves.', looking: 'Looking for photos…', allPhotos: 'All photos', searchAll: 'Search all photos', didYouMean: 'Search for “{words}”', hiddenShort: 'Hidden',
  gone: '{name} is no longer here.', goneFrom: '{name} is no longer here. These are the photos of its folder.', choosePhotos: 'Choose photos', ownShapes: 'Photos in their own shapes', favourites: 'Favourites',
  hiddenPhotos: 'Hidden photos', done: 'Done', all: 'All', hide: 'Hide', show: 'Show', zip: 'Download as zip', undo: 'Undo', undoMore: 'Undo one more', chosen: ', chosen', chooseGroup: 'Choose all of {title}', leaveGroup: 'Choose none of {title}',
  countChosen: '{count} chosen', nowFavourites: '{photos} added to favourites', noFavourites: '{photos} removed from favourites',
  nowHidden: '{photos} hidden', shownAgain: '{photos} shown again', zipping: '{done} of {photos}; press again to stop', zipped: '{photos} in photos.zip',
  notDownloaded: 'Nothing has been downloaded.', notFetched: 'The photos could not be fetched: {reason}', undone: 'Undone: {words}',
  notFetchedAway: 'The photos could not be fetched: the server cannot be reached.',
  // One photo
  back: 'Back to all photos', actions: 'This photo', share: 'Share', favourite: 'Favourite', information: 'Information', download: 'Download',
  previous: 'Previous photo', next: 'Next photo', zoomIn: 'Zoom in', zoomOut: 'Zoom out', tools: 'Tools',
  positionOf: 'photo {index} of {count}', isFirst: 'This is the first photo', isLast: 'This is the last photo', isWhole: 'The whole photo',
  broken: 'This photo cannot be shown', brokenVideo: 'This video cannot be played in this browser', openFile: 'Download the file',
  loading: 'The photo is loading',
  letterI: 'Info', letterL: 'Last', letterU: 'First', letterO: 'Whole', letterC: 'Close',
  // Videos
  video: 'Video', play: 'Play', pause: 'Pause', mute: 'Mute', unmute: 'Sound on', position: 'Position in the video', live: 'Live Photo', raw: 'RAW',
  // Information
  closeInformation: 'Close information', name: 'Name', folder: 'Folder', date: 'Date', kind: 'Kind', size: 'Size', length: 'Length', camera: 'Camera',
  lens: 'Lens', exposure: 'Exposure', place: 'Place', keywords: 'Keywords', description: 'Description', rating: 'Rating',
  rate: 'Stars', noStars: 'No stars', oneStar: '1 star', manyStars: '{count} stars', rated: '{what}: {stars}', notKept: 'This is not kept: {reason}', notKeptOf: '{name}: this is not kept. {reason}',
  fromName: '{date} (from the file’s name)', fromFile: '{date} (when the file was written)', north: '{degrees} N', south: '{degrees} S',
  east: '{degrees} E', west: '{degrees} W', bytes: 'bytes', seconds: '{seconds}\xa0s', stars: '{count} of 5', rejected: 'rejected', copyAll: 'Copy all', copied: 'The information has been copied.',
  // Keeping or rejecting
  compare: 'Compare', cull: 'Keep or reject…', closeCull: 'Back to the photos', keep: 'Keep', reject: 'Reject', kept: 'kept', zoomBoth: 'Zoom both',
  firstOfTwo: '{name}, the first of two', secondOfTwo: '{name}, the second of two', wasKept: '{name} kept', wasRejected: '{name} rejected', undecided: '{name} is to be decided again',
  culledOf: '{done} of {count} decided', culled: '{kept} kept, {rejected} rejected', culledNote: 'No file has been touched. Rejected photos stay in their folder.',
  nothingToCull: 'There is nothing to decide here.', showKept: 'Show kept', showRejected: 'Show rejected', cullNot: 'Photos cannot be kept or rejected here.',
  culling: 'Keep or reject', doKeep: 'Flick up: the photo is kept', doReject: 'Flick down: the photo is rejected', keyCull: 'Keep, reject, no stars, zoom; arrows choose one of the two photos',
  // The menu
  sortByName: 'Sort by name', sortByDate: 'Sort by date', slideshow: 'Slideshow', fullScreen: 'Full screen', gestures: 'Gestures and keys…',
  behindOpens: 'Behind the scenes…', close: 'Close', keepsNothing: 'This browser keeps nothing, so it cannot remember this.',
  sharing: 'The photo is being loaded to be shared.', shareAgain: 'Ready: press Share once more.', notShared: 'Nothing has been shared.',
  shareTooMuch: 'These cannot be shared at once. They can be downloaded as a zip.', linkCopied: 'The link has been copied.', linkOfPhoto: 'The link of this photo', slideshowRuns: 'Slideshow. Touch, or press a key, to stop it.',
  // Gestures and keys
  help: 'Gestures and keys', onPhoto: 'On a photo', inGrid: 'In the grid', keys: 'Keys',
  doTap: 'Tap: everything over the photo goes, or comes back', doDoubleTap: 'Double tap: closer, where you tap', doTwoTap: 'Tap with two fingers: one step back',
  doPinch: 'Pinch: closer or farther', doOneFinger: 'Tap, touch again and drag: zoom with one finger', downIsCloser: 'Dragging down zooms in',
  doFlick: 'Flick: the next photo', doPull: 'Pull down, or pinch together: back to the grid', doLift: 'Pull up: information; down puts it away',
  doHold: 'Hold still, then draw I, L, U, O or C: information, last, first, whole, close. A Live Photo plays while you hold',
  doGridPinch: 'Pinch: larger or smaller photos', doScrub: 'Drag the handle at the edge: through all of them, the finer the farther from the edge',
  keyArrows: 'Previous and next; in the grid the neighbours', keyEnds: 'First and last photo', keyZoom: 'Closer, farther, the whole photo',
  doChoose: 'Hold still on a photo to choose it; drag on to choose more',
  keyPages: 'In the grid a page up or down; on a photo the previous and next one', keySearch: 'Search', keyAll: 'Chooses all photos', keyUndo: 'Takes back what was done last',
  keyShiftClick: 'Chooses all photos up to this one', keyShiftArrows: 'Chooses photos on the way', keyControlClick: 'Chooses one more photo', control: 'Ctrl', shift: 'Shift', click: 'click', pageUp: 'PgUp', pageDown: 'PgDn', home: 'Home', end: 'End', enter: 'Enter', escape: 'Esc',
  keyStars: 'Stars for the photo, or for those that are chosen; 0 on a whole photo takes them away',
  keyChoose: 'Chooses the photo', keyChooseGroup: 'Chooses its day, month or year',
  keyEnter: 'Opens a photo', keyEscape: 'Closes what is open', keySpace: 'Slideshow; on a video, play and pause', keyMute: 'Sound of a video, on and off', keyFull: 'Full screen',
  keyInformation: 'Information', keyHelp: 'This sheet', space: 'Space',
  // For developers
  behind: 'Behind the scenes', recognizers: 'Recognizers',
  recognizersDo: 'Shows where fingers are, which gestures they may become, and why the others are out. The key G does it, too.',
  showRecognizers: 'Show what the recognizers do', touches: 'Touches',
  touchesDo: 'Writes down what fingers do from now on, as a trace that the tool plays again. It asks before it saves.', record: 'Record touches',
  stopRecording: 'Stop recording', samples: 'Samples', samplesAre: 'One gesture at a time:', allSamples: 'all of them in a list',
  sampleViewer: 'a picture to zoom', sampleTaps: 'taps that zoom', sampleStrokes: 'letters', samplePinch: 'a pinch', sampleGrid: 'a thousand items', sampleCards: 'thrown cards', sampleScroll: 'scrolling', sampleAll: 'all gestures',
  numbers: 'Numbers',
  numbersAre: '{frames} frames of {mean} ms of the program, the longest {worst} ms; {moves} moves of fingers.',
  saveTouches: 'Save the touches?', oneTouch: '1 touch', manyTouches: '{count} touches',
  touchesSaved: '{touches}, {size}: where fingers were, and when, in this page. Nothing else is in the file.', discard: 'Discard', save: 'Save',
  // What goes wrong
  failed: 'Something went wrong, and the page cannot go on.', partMissing: 'A part of the page could not be loaded.',
  folderGone: 'The folder of the photos is not there. Is its disk connected?',
  away: 'The server cannot be reached. What you have seen is still here.',
  awayPart: 'The server cannot be reached. {done} of {count} photos are still here.', partHere: '{done} of {count} photos are here. The others come when the server can be reached.',
  slideshowAway: 'The server cannot be reached, so there is no slideshow now.', backAgain: 'The server is there again.', tryAgain: 'Try again', late: 'This takes long.',
  filesRead: '{done} of {count} files read', notShownOpens: 'Not shown… ({count})', notShown: 'Files that are not shown',
  isEmptyFile: 'The file is empty.', isNoPicture: 'It cannot be read as a picture.', isNoVideo: 'It cannot be read as a video.',
  hasNoPicture: 'There is no picture in this video.', hasChanged: 'It was changed while it was read.', isUnknownKind: 'There is no reader for {kind} files here.',
  isNotPlayed: 'Browsers do not play {kind} files.', hasNoPreview: 'There is no preview in this RAW file.', isTooLarge: '{size} pixels need too much memory.',
  leadsOut: 'It is a link that leads out of the folder.', isTooDeep: 'It is more than {count} folders deep.', isForbidden: 'The server may not read it.',
  file: 'File', endsEarly: 'The file ends early. A part of the photo may be missing.',
}

/** @type {typeof en} */
const de = {
  photos: 'Fotos', noPhotos: 'Keine Fotos', onePhoto: '1 Foto', manyPhotos: '{count} Fotos', oneVideo: '1 Video', manyVideos: '{count} Videos', comma: ', ', withoutDate: 'Ohne Datum',
  larger: 'Fotos größer', smaller: 'Fotos kleiner', more: 'Mehr', noPhotosHere: 'Keine Fotos in diesem Ordner',
  willBeShown: 'Lege welche in den Ordner, mit dem die Galerie gestartet wurde: Sie erscheinen hier von selbst.', cellBroken: 'nicht\nanzeigbar',
  up: 'Eine Ebene höher', albums: 'Alben', searchPhotos: 'Fotos suchen', leaveSearch: 'Suche verlassen', recent: 'Zuletzt gesucht', places: 'Orte', suggested: 'Vorschläge', search: 'Suchen',
  searchIn: 'In {folder} suchen', searchHint: 'Suchen: Namen, Orte, März 2024, 3 Sterne', searchHintShort: 'Namen, Orte, Datum', nothingFound: 'Keine passenden Fotos gefunden.',
  favouriteWords: 'Favoriten|Favorit', today: 'Heute', yesterday: 'Gestern', thisMonth: 'Diesen Monat|dieser Monat|in diesem Monat',
  lastMonth: 'Letzten Monat|letzter Monat|im letzten Monat|vorigen Monat|voriger Monat|im vorigen Monat', thisYear: 'Dieses Jahr|in diesem Jahr', lastYear: 'Letztes Jahr|im letzten Jahr|voriges Jahr|im vorigen Jahr',
  photoWords: 'Fotos|Foto', videoWords: 'Videos|Video', liveWords: 'Live-Fotos|Live-Foto|live', rawWords: 'RAW',
  onThisDay: 'An diesem Tag', noneOnThisDay: 'Keine Fotos von diesem Tag in früheren Jahren.', noFavouritesYet: 'Fotos, die du zu Favoriten machst, erscheinen hier.', noHiddenYet: 'Fotos, die du ausblendest, erscheinen hier.',
  allHidden: 'Hier sind alle Fotos ausgeblendet.', allGone: 'Die Fotos sind nicht mehr in ihrem Ordner.', albumEmptied: 'Die Fotos von {folder} sind nicht mehr da.',
  noAlbum: 'Es gibt kein Album {folder}.', appearHere: 'Fotos, die in den Ordner gelegt werden, erscheinen hier von selbst.', looking: 'Fotos werden gesucht …', allPhotos: 'Alle Fotos', searchAll: 'In allen Fotos suchen', didYouMean: 'Nach „{words}“ suchen', hiddenShort: 'Ausgeblendet',
  gone: '{name} ist nicht mehr da.', goneFrom: '{name} ist nicht mehr da. Gezeigt werden die anderen Fotos des Ordners.', choosePhotos: 'Fotos auswählen', ownShapes: 'Fotos unbeschnitten', favourites: 'Favoriten',
  hiddenPhotos: 'Ausgeblendete Fotos', done: 'Fertig', all: 'Alle', hide: 'Ausblenden', show: 'Einblenden', zip: 'Als ZIP herunterladen',
  undo: 'Rückgängig', undoMore: 'Noch eins rückgängig', chosen: ', ausgewählt', chooseGroup: 'Alle auswählen: {title}', leaveGroup: 'Auswahl aufheben: {title}', countChosen: '{count} ausgewählt', nowFavourites: '{photos} als Favorit markiert',
  noFavourites: '{photos} nicht mehr Favorit', nowHidden: '{photos} ausgeblendet', shownAgain: '{photos} wieder eingeblendet',
  zipping: '{done} von {photos}; zum Abbrechen noch einmal drücken', zipped: '{photos} in photos.zip', notDownloaded: 'Es wurde nichts heruntergeladen.',
  notFetched: 'Die Fotos konnten nicht geladen werden: {reason}', undone: 'Rückgängig: {words}',
  notFetchedAway: 'Die Fotos konnten nicht geladen werden: Der Server ist nicht erreichbar.',
  back: 'Zurück zu allen Fotos', actions: 'Dieses Foto', share: 'Teilen', favourite: 'Favorit', information: 'Informationen', download: 'Herunterladen',
  previous: 'Voriges Foto', next: 'Nächstes Foto', zoomIn: 'Vergrößern', zoomOut: 'Verkleinern', tools: 'Werkzeuge',
  positionOf: 'Foto {index} von {count}', isFirst: 'Das ist das erste Foto', isLast: 'Das ist das letzte Foto', isWhole: 'Das ganze Foto',
  broken: 'Dieses Foto kann nicht angezeigt werden', brokenVideo: 'Dieser Browser kann das Video nicht abspielen', openFile: 'Datei herunterladen',
  loading: 'Das Foto wird geladen',
  letterI: 'Info', letterL: 'Letztes', letterU: 'Erstes', letterO: 'Ganz', letterC: 'Zu',
  video: 'Video', play: 'Abspielen', pause: 'Anhalten', mute: 'Ton aus', unmute: 'Ton an', position: 'Stelle im Video', live: 'Live-Foto', raw: 'RAW',
  closeInformation: 'Informationen schließen', name: 'Dateiname', folder: 'Ordner', date: 'Datum', kind: 'Art', size: 'Größe', length: 'Dauer',
  camera: 'Kamera', lens: 'Objektiv', exposure: 'Belichtung', place: 'Ort', keywords: 'Stichwörter', description: 'Beschreibung', rating: 'Bewertung',
  rate: 'Sterne', noStars: 'Keine Sterne', oneStar: '1 Stern', manyStars: '{count} Sterne', rated: '{what}: {stars}', notKept: 'Das wird nicht gespeichert: {reason}', notKeptOf: '{name}: Das wird nicht gespeichert. {reason}',
  fromName: '{date} (aus dem Dateinamen)', fromFile: '{date} (Änderungsdatum der Datei)', north: '{degrees} Nord', south: '{degrees} Süd',
  east: '{degrees} Ost', west: '{degrees} West', bytes: 'Byte', seconds: '{seconds}\xa0s', stars: '{count} von 5', rejected: 'verworfen', copyAll: 'Alles kopieren', copied: 'Die Informationen wurden kopiert.',
  compare: 'Vergleichen', cull: 'Behalten oder verwerfen …', closeCull: 'Zurück zu den Fotos', keep: 'Behalten', reject: 'Verwerfen', kept: 'behalten', zoomBoth: 'Beide vergrößern',
  firstOfTwo: '{name}, das erste von zweien', secondOfTwo: '{name}, das zweite von zweien', wasKept: '{name} behalten', wasRejected: '{name} verworfen', undecided: '{name} ist wieder offen',
  culledOf: '{done} von {count} entschieden', culled: '{kept} behalten, {rejected} verworfen', culledNote: 'Keine Datei wurde verändert. Verworfene Fotos bleiben in ihrem Ordner.',
  nothingToCull: 'Hier ist nichts zu entscheiden.', showKept: 'Behaltene zeigen', showRejected: 'Verworfene zeigen', cullNot: 'Hier lassen sich Fotos weder behalten noch verwerfen.',
  culling: 'Behalten oder verwerfen', doKeep: 'Nach oben wischen: das Foto wird behalten', doReject: 'Nach unten wischen: das Foto wird verworfen', keyCull: 'Behalten, verwerfen, keine Sterne, vergrößern; Pfeile wählen eines der beiden Fotos',
  sortByName: 'Nach Namen sortieren', sortByDate: 'Nach Datum sortieren', slideshow: 'Diashow', fullScreen: 'Vollbild', gestures: 'Gesten und Tasten …',
  behindOpens: 'Hinter den Kulissen …', close: 'Schließen', keepsNothing: 'Dieser Browser speichert nichts und kann sich das darum nicht merken.',
  sharing: 'Das Foto wird zum Teilen geladen.', shareAgain: 'Bereit: noch einmal auf „Teilen“ drücken.', notShared: 'Es wurde nichts geteilt.',
  shareTooMuch: 'Das lässt sich nicht auf einmal teilen, aber als ZIP herunterladen.', linkCopied: 'Der Link wurde kopiert.', linkOfPhoto: 'Der Link zu diesem Foto', slideshowRuns: 'Diashow. Berühren oder eine Taste drücken beendet sie.',
  help: 'Gesten und Tasten', onPhoto: 'Auf einem Foto', inGrid: 'In der Übersicht', keys: 'Tasten',
  doTap: 'Tippen: blendet alles über dem Foto aus oder wieder ein', doDoubleTap: 'Doppelt tippen: näher heran, dort, wo du tippst',
  doTwoTap: 'Mit zwei Fingern tippen: einen Schritt zurück', doPinch: 'Zwei Finger auf- oder zuziehen: näher heran oder weiter weg',
  doOneFinger: 'Tippen, wieder berühren und ziehen: mit einem Finger zoomen', downIsCloser: 'Nach unten ziehen vergrößert',
  doFlick: 'Wischen: das nächste Foto', doPull: 'Nach unten ziehen oder zwei Finger zuziehen: zurück zur Übersicht', doLift: 'Nach oben ziehen: Informationen; nach unten schließt sie',
  doHold: 'Stillhalten, dann I, L, U, O oder C zeichnen: Informationen, letztes, erstes, ganzes Foto, schließen. Ein Live-Foto läuft, solange du hältst',
  doGridPinch: 'Zwei Finger auf- oder zuziehen: größere oder kleinere Fotos',
  doScrub: 'Den Griff am Rand ziehen: durch alle Fotos, umso feiner, je weiter der Finger vom Rand weg ist',
  keyArrows: 'Voriges und nächstes; in der Übersicht die Nachbarn', keyEnds: 'Erstes und letztes Foto', keyZoom: 'Näher heran, weiter weg, das ganze Foto',
  doChoose: 'Auf einem Foto stillhalten wählt es aus; Weiterziehen wählt mehr aus',
  keyPages: 'In der Übersicht eine Seite hinauf oder hinunter; auf einem Foto voriges und nächstes', keySearch: 'Suchen', keyAll: 'Wählt alle Fotos aus', keyUndo: 'Macht das Letzte rückgängig',
  keyShiftClick: 'Wählt alle Fotos bis zu diesem aus', keyShiftArrows: 'Wählt die Fotos auf dem Weg aus', keyControlClick: 'Wählt ein weiteres Foto aus', control: 'Strg', shift: 'Umschalt', click: 'Klick', pageUp: 'Bild ↑', pageDown: 'Bild ↓', home: 'Pos1', end: 'Ende', enter: 'Eingabe', escape: 'Esc',
  keyStars: 'Sterne für das Foto oder die ausgewählten; 0 auf einem ganzen Foto nimmt sie weg',
  keyChoose: 'Wählt das Foto aus', keyChooseGroup: 'Wählt seinen Tag, Monat oder sein Jahr aus',
  keyEnter: 'Öffnet ein Foto', keyEscape: 'Schließt, was offen ist', keySpace: 'Diashow; bei einem Video Abspielen und Anhalten', keyMute: 'Ton eines Videos, an und aus', keyFull: 'Vollbild',
  keyInformation: 'Informationen', keyHelp: 'Diese Übersicht', space: 'Leertaste',
  behind: 'Hinter den Kulissen', recognizers: 'Gestenerkenner',
  recognizersDo: 'Zeigt, wo Finger sind, welche Gesten daraus werden können und warum die anderen ausscheiden. Die Taste G tut das auch.',
  showRecognizers: 'Zeigen, was die Gestenerkenner tun', touches: 'Berührungen',
  touchesDo: 'Zeichnet ab jetzt auf, was die Finger tun, sodass es sich wieder abspielen lässt. Vor dem Sichern wird gefragt.', record: 'Berührungen aufzeichnen',
  stopRecording: 'Aufzeichnung beenden', samples: 'Beispiele', samplesAre: 'Eine Geste nach der anderen:', allSamples: 'alle in einer Liste',
  sampleViewer: 'ein Bild zum Zoomen', sampleTaps: 'Zoomen durch Tippen', sampleStrokes: 'Buchstaben', samplePinch: 'zwei Finger', sampleGrid: 'tausend Felder', sampleCards: 'geworfene Karten', sampleScroll: 'Scrollen', sampleAll: 'alle Gesten',
  numbers: 'Zahlen',
  numbersAre: '{frames} Bilder mit im Mittel {mean} ms im Programm, das längste {worst} ms; {moves} Fingerbewegungen.',
  saveTouches: 'Die Berührungen sichern?', oneTouch: '1 Berührung', manyTouches: '{count} Berührungen',
  touchesSaved: '{touches}, {size}: wo Finger waren, und wann, auf dieser Seite. Sonst steht nichts in der Datei.', discard: 'Verwerfen', save: 'Sichern',
  failed: 'Etwas ist schiefgegangen, und die Seite kann nicht weiter.', partMissing: 'Ein Teil der Seite konnte nicht geladen werden.',
  folderGone: 'Der Ordner mit den Fotos ist nicht da. Ist sein Laufwerk angeschlossen?',
  away: 'Der Server ist nicht erreichbar. Was du gesehen hast, ist noch da.',
  awayPart: 'Der Server ist nicht erreichbar. {done} von {count} Fotos sind noch da.', partHere: '{done} von {count} Fotos sind da. Die anderen kommen, wenn der Server erreichbar ist.',
  slideshowAway: 'Der Server ist nicht erreichbar, darum geht jetzt keine Diashow.', backAgain: 'Der Server ist wieder da.', tryAgain: 'Erneut versuchen', late: 'Das dauert lange.',
  filesRead: '{done} von {count} Dateien gelesen', notShownOpens: 'Nicht gezeigt … ({count})', notShown: 'Dateien, die nicht gezeigt werden',
  isEmptyFile: 'Die Datei ist leer.', isNoPicture: 'Die Datei lässt sich nicht als Bild lesen.', isNoVideo: 'Die Datei lässt sich nicht als Video lesen.',
  hasNoPicture: 'In diesem Video ist kein Bild.', hasChanged: 'Die Datei wurde geändert, während sie gelesen wurde.', isUnknownKind: 'Dateien der Art {kind} kann der Server nicht lesen.',
  isNotPlayed: 'Browser spielen Dateien der Art {kind} nicht ab.', hasNoPreview: 'In dieser RAW-Datei ist keine Vorschau.', isTooLarge: '{size} Pixel brauchen zu viel Speicher.',
  leadsOut: 'Diese Verknüpfung führt aus dem Ordner hinaus.', isTooDeep: 'Das liegt mehr als {count} Ordner tief.', isForbidden: 'Der Server darf das nicht lesen.',
  file: 'Datei', endsEarly: 'Die Datei ist zu kurz. Vielleicht fehlt ein Teil des Fotos.',
}

/** @type {typeof en} */
const ja = {
  photos: '写真', noPhotos: '写真なし', onePhoto: '1枚の写真', manyPhotos: '{count}枚の写真', oneVideo: '1本の動画', manyVideos: '{count}本の動画', comma: '、', withoutDate: '日付なし',
  larger: '写真を大きく', smaller: '写真を小さく', more: 'その他', noPhotosHere: 'このフォルダに写真はありません',
  willBeShown: 'ギャラリーを起動したときのフォルダに写真や動画を入れると、自動的にここに表示されます。', cellBroken: '表示\nできません',
  up: '上の階層へ', albums: 'アルバム', searchPhotos: '写真を検索', leaveSearch: '検索を終える', recent: '最近の検索', places: '場所', suggested: '候補', search: '検索',
  searchIn: '{folder} の中を検索', searchHint: '検索：名前、場所、2024-03、星3つ', searchHintShort: '名前、場所、日付', nothingFound: '該当する写真はありません。',
  favouriteWords: 'お気に入り', today: '今日|本日', yesterday: '昨日|きのう', thisMonth: '今月', lastMonth: '先月', thisYear: '今年|ことし', lastYear: '去年|昨年',
  photoWords: '写真', videoWords: '動画|ビデオ', liveWords: 'ライブフォト|ライブ写真|ライブ', rawWords: 'RAW',
  onThisDay: '過去のこの日', noneOnThisDay: '過去のこの日の写真はありません。', noFavouritesYet: 'お気に入りにした写真がここに表示されます。', noHiddenYet: '隠した写真がここに表示されます。',
  allHidden: 'ここの写真はすべて隠されています。', allGone: '写真はフォルダからなくなりました。', albumEmptied: '{folder} の写真はなくなりました。',
  noAlbum: '{folder} というアルバムはありません。', appearHere: 'フォルダに写真を入れると、自動的にここに表示されます。', looking: '写真を探しています…', allPhotos: 'すべての写真', searchAll: 'すべての写真から検索', didYouMean: '「{words}」で検索', hiddenShort: '隠した写真',
  gone: '{name} はもうありません。', goneFrom: '{name} はもうありません。同じフォルダの写真を表示しています。', choosePhotos: '写真を選択', ownShapes: '元の縦横比で表示', favourites: 'お気に入り',
  hiddenPhotos: '隠した写真', done: '完了', all: 'すべて', hide: '隠す', show: '表示', zip: 'ZIPでダウンロード', undo: '取り消す', undoMore: 'さらに取り消す', chosen: '、選択中', chooseGroup: '{title}をすべて選択', leaveGroup: '{title}の選択をすべて解除',
  countChosen: '{count}枚を選択中', nowFavourites: '{photos}をお気に入りに追加', noFavourites: '{photos}をお気に入りから削除',
  nowHidden: '{photos}を隠しました', shownAgain: '{photos}を再び表示', zipping: '{done}/{photos}。もう一度押すと中止します', zipped: '{photos}を photos.zip に保存',
  notDownloaded: 'ダウンロードされませんでした。', notFetched: '写真を取得できませんでした：{reason}', undone: '取り消しました：{words}',
  notFetchedAway: '写真を取得できませんでした。サーバーに接続できません。',
  back: 'すべての写真に戻る', actions: 'この写真', share: '共有', favourite: 'お気に入り', information: '情報', download: 'ダウンロード',
  previous: '前の写真', next: '次の写真', zoomIn: '拡大', zoomOut: '縮小', tools: 'ツール',
  positionOf: '写真 {index}/{count}', isFirst: '最初の写真です', isLast: '最後の写真です', isWhole: '写真全体',
  broken: 'この写真は表示できません', brokenVideo: 'このブラウザではこの動画を再生できません', openFile: 'ファイルをダウンロード',
  loading: '写真を読み込み中',
  letterI: '情報', letterL: '最後', letterU: '最初', letterO: '全体', letterC: '閉じる',
  video: '動画', play: '再生', pause: '一時停止', mute: 'ミュート', unmute: 'ミュート解除', position: '再生位置', live: 'ライブフォト', raw: 'RAW',
  closeInformation: '情報を閉じる', name: '名前', folder: 'フォルダ', date: '日時', kind: '種類', size: 'サイズ', length: '長さ',
  camera: 'カメラ', lens: 'レンズ', exposure: '露出', place: '場所', keywords: 'キーワード', description: '説明', rating: '評価',
  rate: '星', noStars: '星なし', oneStar: '星1つ', manyStars: '星{count}つ', rated: '{what}：{stars}', notKept: '保存できません：{reason}', notKeptOf: '{name}：保存できません。{reason}',
  fromName: '{date}（ファイル名から）', fromFile: '{date}（ファイルの更新日時）', north: '北緯{degrees}', south: '南緯{degrees}',
  east: '東経{degrees}', west: '西経{degrees}', bytes: 'バイト', seconds: '{seconds}秒', stars: '{count}/5', rejected: '外した', copyAll: 'すべてコピー', copied: '情報をコピーしました。',
  compare: '比較', cull: '残すか外すか…', closeCull: '写真に戻る', keep: '残す', reject: '外す', kept: '残した', zoomBoth: '両方を拡大',
  firstOfTwo: '{name}、2枚のうち1枚目', secondOfTwo: '{name}、2枚のうち2枚目', wasKept: '{name} を残しました', wasRejected: '{name} を外しました', undecided: '{name} は未決定に戻りました',
  culledOf: '{done}/{count}枚を決定', culled: '残した写真 {kept}枚、外した写真 {rejected}枚', culledNote: 'ファイルは変更されていません。外した写真もフォルダに残っています。',
  nothingToCull: 'ここで決める写真はありません。', showKept: '残した写真を表示', showRejected: '外した写真を表示', cullNot: 'ここでは写真を残す・外すの操作はできません。',
  culling: '残すか外すか', doKeep: '上にフリック：写真を残す', doReject: '下にフリック：写真を外す', keyCull: '残す、外す、星なし、拡大。矢印キーで2枚のどちらかを選ぶ',
  sortByName: '名前順に並べる', sortByDate: '日付順に並べる', slideshow: 'スライドショー', fullScreen: '全画面表示', gestures: '操作とキー…',
  behindOpens: '舞台裏…', close: '閉じる', keepsNothing: 'このブラウザには何も保存できないため、設定を記憶できません。',
  sharing: '共有する写真を読み込んでいます。', shareAgain: '準備ができました。もう一度「共有」を押してください。', notShared: '共有されませんでした。',
  shareTooMuch: 'まとめて共有できません。ZIPでダウンロードできます。', linkCopied: 'リンクをコピーしました。', linkOfPhoto: 'この写真のリンク', slideshowRuns: 'スライドショー。画面に触れるかキーを押すと止まります。',
  help: '操作とキー', onPhoto: '写真の上で', inGrid: '一覧で', keys: 'キー',
  doTap: 'タップ：写真の上のボタンなどを隠す、また表示する', doDoubleTap: 'ダブルタップ：その場所を拡大', doTwoTap: '2本指でタップ：1段階縮小',
  doPinch: 'ピンチ：拡大、縮小', doOneFinger: 'タップしてすぐもう一度触れ、そのまま上下に動かす：1本指でズーム', downIsCloser: '下に動かすと拡大',
  doFlick: 'スワイプ：次の写真', doPull: '下にドラッグ、またはピンチイン：一覧に戻る', doLift: '上にドラッグ：情報。下にドラッグすると閉じる',
  doHold: '長押ししてから I、L、U、O、C を描く：情報、最後、最初、全体、閉じる。ライブフォトは押さえている間再生',
  doGridPinch: 'ピンチ：写真を大きく、小さく', doScrub: '端のつまみをドラッグ：全体を一気に移動。端から離れるほど細かく',
  keyArrows: '前と次。一覧では隣へ', keyEnds: '最初と最後の写真', keyZoom: '拡大、縮小、写真全体',
  doChoose: '写真を長押し：選択。そのまま動かすと続けて選択',
  keyPages: '一覧では1ページ上・下へ。写真では前・次の写真', keySearch: '検索', keyAll: 'すべての写真を選択', keyUndo: '最後の操作を取り消す',
  keyShiftClick: 'この写真までをすべて選択', keyShiftArrows: '通った写真を選択', keyControlClick: '写真を1枚ずつ追加で選択', control: 'Ctrl', shift: 'Shift', click: 'クリック', pageUp: 'PgUp', pageDown: 'PgDn', home: 'Home', end: 'End', enter: 'Enter', escape: 'Esc',
  keyStars: '写真または選択した写真に星を付ける。全体表示で 0 を押すと外す',
  keyChoose: '写真を選択', keyChooseGroup: 'その日、月または年をすべて選択',
  keyEnter: '写真を開く', keyEscape: '開いているものを閉じる', keySpace: 'スライドショー。動画では再生と一時停止', keyMute: '動画の音のオン・オフ', keyFull: '全画面表示',
  keyInformation: '情報', keyHelp: 'この一覧', space: 'スペース',
  behind: '舞台裏', recognizers: 'ジェスチャ認識',
  recognizersDo: '指の位置、認識される可能性のあるジェスチャ、除外された理由を表示します。Gキーでも切り替えられます。',
  showRecognizers: 'ジェスチャ認識の様子を表示', touches: 'タッチ',
  touchesDo: 'これからの指の動きを、あとで再生できる形で記録します。保存の前に確認します。', record: 'タッチを記録',
  stopRecording: '記録を終える', samples: 'サンプル', samplesAre: 'ジェスチャをひとつずつ：', allSamples: 'すべての一覧',
  sampleViewer: 'ズームできる画像', sampleTaps: 'タップでズーム', sampleStrokes: '文字', samplePinch: 'ピンチ', sampleGrid: '千個のセル', sampleCards: '投げるカード', sampleScroll: 'スクロール', sampleAll: 'すべてのジェスチャ',
  numbers: '数値',
  numbersAre: '{frames}フレーム、プログラムは平均{mean}ミリ秒、最長{worst}ミリ秒。指の動き{moves}回。',
  saveTouches: 'タッチを保存しますか？', oneTouch: '1回のタッチ', manyTouches: '{count}回のタッチ',
  touchesSaved: '{touches}、{size}：このページで指がいつどこにあったか。ほかには何も含まれません。', discard: '破棄', save: '保存',
  failed: '問題が発生したため、続行できません。', partMissing: 'ページの一部を読み込めませんでした。',
  folderGone: '写真のフォルダが見つかりません。ディスクは接続されていますか？',
  away: 'サーバーに接続できません。見た写真は引き続き表示できます。',
  awayPart: 'サーバーに接続できません。{done}/{count}枚の写真を引き続き表示できます。', partHere: '{done}/{count}枚の写真があります。残りはサーバーに接続すると表示されます。',
  slideshowAway: 'サーバーに接続できないため、スライドショーを始められません。', backAgain: 'サーバーにもう一度接続できました。', tryAgain: 'もう一度試す', late: '時間がかかっています。',
  filesRead: '{done}/{count} 個のファイルを読み込みました', notShownOpens: '表示できないもの…（{count}）', notShown: '表示できないファイル',
  isEmptyFile: 'ファイルが空です。', isNoPicture: '画像として読み込めません。', isNoVideo: '動画として読み込めません。',
  hasNoPicture: 'この動画には映像がありません。', hasChanged: '読み込み中に変更されました。', isUnknownKind: '{kind} ファイルはサーバーで読み込めません。',
  isNotPlayed: '{kind} ファイルはブラウザで再生できません。', hasNoPreview: 'このRAWファイルにはプレビューがありません。', isTooLarge: '{size} ピクセルにはメモリが足りません。',
  leadsOut: 'フォルダの外へのリンクです。', isTooDeep: '{count} 階層より深いフォルダにあります。', isForbidden: 'サーバーに読み取りの権限がありません。',
  file: 'ファイル', endsEarly: 'ファイルが途中で終わっています。写真の一部が欠けているかもしれません。',
}

export const languages = { en, de, ja }

/** The first language of a list that there is a table of, with its region: `['fr', 'de-AT']` is `de-AT`. English where there is none. */
export function choose(wanted) {
  return wanted.find(name => name.split('-')[0] in languages) ?? 'en'
}

// `?lang=de` in the address comes before the languages of the browser: for a screen in a hall.
const asked = new URLSearchParams(globalThis.location?.search).get('lang')

/** The language with its region, for dates and numbers. */
export const locale = choose([...asked ? [asked] : [], ...globalThis.navigator?.languages ?? []])

const words = languages[locale.split('-')[0]]

/** The words of a key. @param {keyof typeof en} key @param {Record<string, string | number>} [values] what stands in its braces; without them they stay */
export function text(key, values) {
  if (!values) return words[key]
  return words[key].replace(/\{(\w+)\}/g, (_, name) => isolated(`${values[name]}`))
}

/**
 * A name in a script that is read from the right keeps to itself within a sentence: what stands beside it stays where it is.
 * (U+2068 and U+2069 are what `<bdi>` is in HTML.)
 * @param {string} name
 */
export const isolated = name => /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(name) ? `\u2068${name}\u2069` : name

/** `1 photo`, `66 photos`. @param {number} count */
export const photosOf = count => count === 0 ? text('noPhotos') : count === 1 ? text('onePhoto') : text('manyPhotos', { count: number(count) })

/** @param {number} value @param {number} [digits] after the point, at most */
export const number = (value, digits = 0) => value.toLocaleString(locale, { maximumFractionDigits: digits })

/**
 * Puts the words of the language into a part of the page. `data-text` names the text of an element, `data-label` its name and its
 * tooltip, to which `data-hint` adds a key.
 * @param {ParentNode} root
 */
export function localize(root) {
  for (const element of root.querySelectorAll('[data-text]')) element.textContent = text(element.dataset.text)
  for (const element of root.querySelectorAll('[data-label]')) label(element, element.dataset.label)
}

/** Gives a button another name. @param {HTMLElement} element @param {keyof typeof en} key */
export function label(element, key) {
  const { hint } = element.dataset, name = text(key)
  element.dataset.label = key
  element.setAttribute('aria-label', name)
  if (element.matches('button, a')) element.title = hint ? `${name} (${hint})` : name
}

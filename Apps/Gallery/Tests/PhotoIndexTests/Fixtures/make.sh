#!/usr/bin/env bash
# Makes the files beside it anew. Needs Debian's libheif-examples, libjxl-tools, libvips-tools, libimage-exiftool-perl and
# ffmpeg, and Python with Pillow. The tests need none of these but ffmpeg.
set -euo pipefail
cd "$(dirname "$0")"
here=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 "$here/make.py" "$work"
cd "$work"

exiftool -q -overwrite_original -n \
  -Make=Canon -Model="Canon EOS R5" -LensModel="RF50mm F1.2 L USM" -SerialNumber=012345678901 -OwnerName="Jo Doe" \
  -DateTimeOriginal="2023:05:14 17:30:05" -OffsetTimeOriginal="+02:00" -ExposureTime=0.008 -FNumber=2.8 -ISO=400 \
  -FocalLength=50 -GPSLatitude=48.858222 -GPSLatitudeRef=N -GPSLongitude=2.2945 -GPSLongitudeRef=E -GPSAltitude=35 \
  -ImageDescription="The tower (west side), ajar" -XMP:Rating=4 -XMP:Subject=tower -XMP:Subject=paris \
  -XMP:GPSLatitude=48.858222 -XMP:GPSLongitude=2.2945 -XMP:City=Paris -Orientation=6 "-ThumbnailImage<=thumb.jpg" dated.jpg
# A clock on the wall, and satellites' time two hours behind it.
exiftool -q -overwrite_original -n -DateTimeOriginal="2020:02:29 12:00:00" -GPSDateStamp="2020:02:29" \
  -GPSTimeStamp="10:00:01" latin.jpg
exiftool -q -overwrite_original -charset exif=latin1 -charset utf8 -ImageDescription="Grüße aus Köln" latin.jpg

heif-enc -q 50 live.jpg -o live.heic > /dev/null
cjxl --quiet source.png small.jxl
vips copy source.png small.tif[compression=lzw]
vips icc_transform source-red.png wide.png p3 --input-profile srgb
vips copy red-p3.png wide.jpg[profile=p3,Q=95]
ffmpeg -v error -f lavfi -i testsrc=size=64x48:rate=10 -t 2 -c:v libx264 -pix_fmt yuv420p -movflags use_metadata_tags \
  -metadata com.apple.quicktime.content.identifier=ABCD-1234 \
  -metadata com.apple.quicktime.creationdate=2023-05-14T17:30:05+0200 \
  -metadata com.apple.quicktime.location.ISO6709=+48.8582+002.2945+035.000/ live.mov
ffmpeg -v error -f lavfi -i testsrc=size=64x48:rate=10 -t 1 -c:v libx264 -pix_fmt yuv420p clip.mp4
ffmpeg -v error -f lavfi -i testsrc=size=64x48:rate=10 -t 1 -c:v libvpx-vp9 -b:v 20k clip.webm
ffmpeg -v error -f lavfi -i testsrc=size=64x48:rate=10 -f lavfi -i sine -t 1 -c:v libvpx-vp9 -b:v 20k -c:a libopus -b:a 8k heard.webm
cat source.jpg clip.mp4 > motion.jpg
cp dated.jpg latin.jpg live.heic small.jxl small.tif wide.jpg live.mov live.jpg clip.mp4 clip.webm heard.webm motion.jpg preview.dng "$here"

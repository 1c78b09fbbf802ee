#include "CMetadata.h"

#include <exiv2/exiv2.hpp>

#include <cstring>
#include <iterator>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace {

// The XMP parser shares tables between threads and asks for a lock of ours around them.
std::recursive_mutex xmpMutex;

void lockXMP(void *, bool isLocking) {
  if (isLocking) {
    xmpMutex.lock();
  } else {
    xmpMutex.unlock();
  }
}

void prepare() {
  static const bool isPrepared = [] {
    Exiv2::LogMsg::setLevel(Exiv2::LogMsg::mute);
    // HEIF and its kin, which 0.27 reads only where it is asked to.
    Exiv2::enableBMFF(true);
    return Exiv2::XmpParser::initialize(lockXMP, nullptr);
  }();
  (void)isPrepared;
}

const std::set<std::string> &wantedKeys() {
  static const std::set<std::string> keys = {
      "Exif.Image.Orientation", "Exif.Image.ImageDescription", "Exif.Image.Make", "Exif.Image.Model",
      "Exif.Image.XPTitle", "Exif.Image.XPComment", "Exif.Image.Rating", "Exif.Image.DateTime",
      "Exif.Photo.DateTimeOriginal", "Exif.Photo.OffsetTimeOriginal", "Exif.Photo.SubSecTimeOriginal",
      "Exif.Photo.DateTimeDigitized", "Exif.Photo.OffsetTimeDigitized", "Exif.Photo.OffsetTime",
      "Exif.Photo.ExposureTime", "Exif.Photo.FNumber", "Exif.Photo.ISOSpeedRatings",
      "Exif.Photo.FocalLength", "Exif.Photo.FocalLengthIn35mmFilm", "Exif.Photo.LensModel",
      "Exif.Photo.UserComment", "Exif.Photo.MakerNote", "Exif.GPSInfo.GPSLatitude",
      "Exif.GPSInfo.GPSLatitudeRef", "Exif.GPSInfo.GPSLongitude", "Exif.GPSInfo.GPSLongitudeRef",
      "Exif.GPSInfo.GPSAltitude", "Exif.GPSInfo.GPSAltitudeRef", "Exif.GPSInfo.GPSTimeStamp",
      "Exif.GPSInfo.GPSDateStamp", "Iptc.Application2.Caption", "Xmp.xmp.Rating", "Xmp.dc.description",
      "Xmp.dc.title", "Xmp.dc.subject", "Xmp.exif.DateTimeOriginal", "Xmp.photoshop.DateCreated",
      "Xmp.xmp.CreateDate", "Xmp.exif.GPSLatitude", "Xmp.exif.GPSLongitude", "Xmp.exif.GPSAltitude",
      "Xmp.exif.GPSAltitudeRef", "Xmp.tiff.Orientation", "Xmp.aux.Lens", "Xmp.exifEX.LensModel",
      "Xmp.lr.hierarchicalSubject"};
  return keys;
}

// The pointer's type is another one in each version of the library.
auto opened(const uint8_t *bytes, size_t count) {
  prepare();
  auto image = Exiv2::ImageFactory::open(bytes, count);
  image->readMetadata();
  return image;
}

// Version 0.28 made the members of a buffer private.
#if EXIV2_TEST_VERSION(0, 28, 0)
const uint8_t *bytesOf(const Exiv2::DataBuf &buffer) { return buffer.c_data(); }
size_t countOf(const Exiv2::DataBuf &buffer) { return buffer.size(); }
#else
const uint8_t *bytesOf(const Exiv2::DataBuf &buffer) { return buffer.pData_; }
size_t countOf(const Exiv2::DataBuf &buffer) { return static_cast<size_t>(buffer.size_); }
#endif

void hand(const std::string &key, const std::string &text, MetadataVisitor visit, void *context) {
  visit(context, key.c_str(), reinterpret_cast<const uint8_t *>(text.data()), text.size());
}

void visitEXIF(const Exiv2::ExifData &data, MetadataVisitor visit, void *context) {
  for (const auto &datum : data) {
    const std::string key = datum.key();
    if (wantedKeys().count(key) == 0 || datum.count() == 0) continue;
    if (key == "Exif.Photo.MakerNote") {
      std::vector<Exiv2::byte> note(datum.size());
      datum.copy(note.data(), Exiv2::invalidByteOrder);
      visit(context, key.c_str(), note.data(), note.size());
    } else if (const auto *comment = dynamic_cast<const Exiv2::CommentValue *>(&datum.value())) {
      hand(key, comment->comment(), visit, context);
    } else if (key.rfind("Exif.Image.XP", 0) == 0) {
      hand(key, datum.print(&data), visit, context);
    } else {
      hand(key, datum.toString(), visit, context);
    }
  }
  const auto lens = Exiv2::lensName(data);
  if (lens != data.end()) hand("lens", lens->print(&data), visit, context);
}

void visitXMP(const Exiv2::XmpData &data, MetadataVisitor visit, void *context) {
  for (const auto &datum : data) {
    const std::string key = datum.key();
    if (wantedKeys().count(key) == 0 || datum.count() == 0) continue;
    if (const auto *text = dynamic_cast<const Exiv2::LangAltValue *>(&datum.value())) {
      const auto found = text->value_.find("x-default");
      hand(key, found == text->value_.end() ? text->value_.begin()->second : found->second, visit, context);
    } else if (datum.typeId() == Exiv2::xmpBag || datum.typeId() == Exiv2::xmpSeq) {
      for (long index = 0; index < datum.count(); index += 1) {
        hand(key, datum.toString(index), visit, context);
      }
    } else {
      hand(key, datum.toString(), visit, context);
    }
  }
}

bool isPrivate(const std::string &key) {
  if (key.rfind("Exif.GPSInfo.", 0) == 0 || key == "Exif.Image.GPSTag") return true;
  if (key.rfind("Xmp.exif.GPS", 0) == 0) return true;
  // Cities and the like, in IPTC and what XMP took over from it.
  for (const char *part : {"SerialNumber", "SerialNo", "InternalSerial", "OwnerName", "Location", "City", "Sublocation",
           "SubLocation", "ProvinceState", "State", "CountryCode", "CountryName", "Country"}) {
    if (key.find(part) != std::string::npos) return true;
  }
  return false;
}

// Whether it stands in a maker's own note. The groups that the EXIF standard has are few.
bool isMakers(const Exiv2::Exifdatum &datum) {
  const std::string group = datum.groupName();
  if (datum.key() == "Exif.Photo.MakerNote") return true;
  return group != "Image" && group != "Photo" && group != "Thumbnail" && group != "Iop" &&
      group.rfind("SubImage", 0) != 0 && group.rfind("Image", 0) != 0;
}

template <typename Data>
void erasePrivate(Data &data) {
  for (auto datum = data.begin(); datum != data.end();) {
    datum = isPrivate(datum->key()) ? data.erase(datum) : std::next(datum);
  }
}

}  // namespace

int metadata_read(const uint8_t *bytes, size_t count, MetadataVisitor visit, void *context) {
  try {
    const auto image = opened(bytes, count);
    visitEXIF(image->exifData(), visit, context);
    for (const auto &datum : image->iptcData()) {
      if (wantedKeys().count(datum.key())) hand(datum.key(), datum.toString(), visit, context);
    }
    visitXMP(image->xmpData(), visit, context);
    return 0;
  } catch (...) {
    return -1;
  }
}

int metadata_read_xmp(const uint8_t *packet, size_t count, MetadataVisitor visit, void *context) {
  try {
    prepare();
    Exiv2::XmpData data;
    if (Exiv2::XmpParser::decode(data, std::string(reinterpret_cast<const char *>(packet), count)) != 0) return -1;
    visitXMP(data, visit, context);
    return 0;
  } catch (...) {
    return -1;
  }
}

int metadata_read_exif(const uint8_t *block, size_t count, MetadataVisitor visit, void *context) {
  try {
    prepare();
    if (count > 6 && std::memcmp(block, "Exif\0\0", 6) == 0) {
      block += 6;
      count -= 6;
    }
    Exiv2::ExifData data;
    Exiv2::ExifParser::decode(data, block, static_cast<uint32_t>(count));
    visitEXIF(data, visit, context);
    return 0;
  } catch (...) {
    return -1;
  }
}

int metadata_preview(const uint8_t *bytes, size_t count, int smallest, MetadataVisitor visit, void *context) {
  try {
    const auto image = opened(bytes, count);
    if (smallest) {
      const Exiv2::DataBuf small = Exiv2::ExifThumbC(image->exifData()).copy();
      if (countOf(small) == 0) return -1;
      visit(context, "preview", bytesOf(small), countOf(small));
      return 0;
    }
    const Exiv2::PreviewManager manager(*image);
    const auto list = manager.getPreviewProperties();
    for (auto preview = list.rbegin(); preview != list.rend(); ++preview) {
      if (preview->mimeType_ != "image/jpeg" && preview->mimeType_ != "image/tiff") continue;
      const auto found = manager.getPreviewImage(*preview);
      visit(context, "preview", found.pData(), found.size());
      return 0;
    }
    return -1;
  } catch (...) {
    return -1;
  }
}

int metadata_without_private(const uint8_t *bytes, size_t count, MetadataVisitor visit, void *context) {
  try {
    const auto image = opened(bytes, count);
    auto &exif = image->exifData();
    erasePrivate(exif);
    erasePrivate(image->iptcData());
    erasePrivate(image->xmpData());
    // Makers write serial numbers and places in forms of their own that nobody lists in full.
    for (auto datum = exif.begin(); datum != exif.end();) {
      datum = isMakers(*datum) ? exif.erase(datum) : std::next(datum);
    }
    image->writeMetadata();
    auto &io = image->io();
    if (io.open() != 0) return -1;
    const Exiv2::DataBuf copy = io.read(io.size());
    io.close();
    visit(context, "file", bytesOf(copy), countOf(copy));
    return 0;
  } catch (...) {
    return -1;
  }
}

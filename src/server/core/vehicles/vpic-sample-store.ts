import { DatabaseSync } from 'node:sqlite';

/** Writes a tiny vPIC file with one maker, for tests of reading and importing. */
export function writeSampleVpicFile(file: string, model: string): void {
  const database = new DatabaseSync(file);
  database.exec(`
    CREATE TABLE Wmi (Id, Wmi, ManufacturerId, VehicleTypeId, TruckTypeId, PublicAvailabilityDate);
    CREATE TABLE Wmi_Make (WmiId, MakeId);
    CREATE TABLE Wmi_VinSchema (Id, WmiId, VinSchemaId, YearFrom, YearTo);
    CREATE TABLE VinSchema (Id, Name, TobeQCed);
    CREATE TABLE Pattern (Id, VinSchemaId, Keys, ElementId, AttributeId, CreatedOn, UpdatedOn);
    CREATE TABLE Element (Id, Name, Code, LookupTable, IsPrivate, Decode, weight);
    CREATE TABLE Make (Id, Name);
    CREATE TABLE Model (Id, Name);
    CREATE TABLE Make_Model (Id, MakeId, ModelId);
    CREATE TABLE Manufacturer (Id, Name);
    CREATE TABLE VehicleType (Id, Name);
    CREATE TABLE DriveType (Id, Name);
    CREATE TABLE EngineModel (Id, Name);
    CREATE TABLE EngineModelPattern (Id, EngineModelId, ElementId, AttributeId, CreatedOn, UpdatedOn);
    CREATE TABLE DefaultValue (Id, ElementId, VehicleTypeId, DefaultValue);
    CREATE TABLE VinException (VIN, CheckDigit);
    CREATE TABLE VehicleSpecSchema (Id, MakeId, VehicleTypeId, TobeQCed);
    CREATE TABLE VehicleSpecSchema_Model (Id, VehicleSpecSchemaId, ModelId);
    CREATE TABLE VehicleSpecSchema_Year (Id, VehicleSpecSchemaId, Year);
    CREATE TABLE VSpecSchemaPattern (Id, SchemaId);
    CREATE TABLE VehicleSpecPattern (Id, VSpecSchemaPatternId, IsKey, ElementId, AttributeId, CreatedOn, UpdatedOn);
    INSERT INTO Wmi VALUES (1, '1HG', 5, 2, NULL, '2015-01-01 00:00:00');
    INSERT INTO Wmi_Make VALUES (1, 474);
    INSERT INTO Wmi_VinSchema VALUES (1, 1, 9, 1990, NULL), (2, 1, 10, 1990, NULL);
    INSERT INTO VinSchema VALUES (9, 'ready', 0), (10, 'not checked yet', 1);
    INSERT INTO Element VALUES (28, 'Model', 'Model', 'Model', 0, 'Pattern', 99), (15, 'Drive Type', 'DriveType', 'DriveType', 0, 'Pattern', NULL),
      (38, 'Trim', 'Trim', NULL, 0, 'Pattern', 61), (999, 'Something New', 'SomethingNew', NULL, 0, 'Pattern', NULL),
      (96, 'NCSA Body Type', 'NCSABodyType', NULL, 1, 'Pattern', NULL), (3, 'Bed Type', 'BedType', 'BedType', 0, 'Pattern', NULL);
    INSERT INTO Pattern VALUES (1, 9, 'cm8', 28, '77', '2020-01-01 00:00:00', NULL), (2, 10, '*', 38, 'unchecked', '2020-01-01 00:00:00', NULL),
      (3, 9, '*', 999, 'new' || char(9) || 'value', '2020-01-01', NULL), (4, 9, '*', 96, 'private', '2020-01-01', NULL);
    INSERT INTO Make VALUES (474, 'Honda');
    INSERT INTO Make_Model VALUES (1, 474, 77);
    INSERT INTO Manufacturer VALUES (5, 'Sample Maker');
    INSERT INTO VehicleType VALUES (2, 'Passenger Car');
    INSERT INTO DriveType VALUES (1, 'FWD/Front-Wheel Drive');
    INSERT INTO DefaultValue VALUES (1, 3, 2, '0');
    INSERT INTO VinException VALUES ('1HGCM82633A004353', 1);
    INSERT INTO VehicleSpecSchema VALUES (50, 474, 2, 0);
    INSERT INTO VehicleSpecSchema_Model VALUES (1, 50, 77);
    INSERT INTO VehicleSpecSchema_Year VALUES (1, 50, 2003);
    INSERT INTO VSpecSchemaPattern VALUES (60, 50);
    INSERT INTO VehicleSpecPattern VALUES (1, 60, 1, 28, '77', '2020-01-01', NULL), (2, 60, 0, 15, '1', '2020-01-01', NULL);
  `);
  database.prepare('INSERT INTO Model VALUES (77, ?)').run(model);
  database.close();
}

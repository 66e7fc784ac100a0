/** Prefix of the course codes and names of the courses that a college gives; `general` ones are for all colleges. */
export interface CourseNames {
  readonly prefix: string;
  readonly general: readonly (readonly [string, string])[];
  readonly own: readonly (readonly [string, string])[];
}

/** By college. */
export const COURSE_NAMES: Readonly<Record<string, CourseNames>> = {
  computing: {
    prefix: 'CS',
    general: [
      ['大学计算机基础', 'Computing Fundamentals'],
      ['Python 程序设计', 'Programming in Python'],
    ],
    own: [
      ['数据结构', 'Data Structures'],
      ['操作系统', 'Operating Systems'],
      ['计算机网络', 'Computer Networks'],
      ['数据库系统', 'Database Systems'],
      ['软件工程导论', 'Introduction to Software Engineering'],
      ['机器学习', 'Machine Learning'],
      ['信息安全基础', 'Foundations of Information Security'],
      ['编译原理', 'Compilers'],
    ],
  },
  electronics: {
    prefix: 'EE',
    general: [['电工学', 'Electrical Engineering for Non-majors']],
    own: [
      ['电路分析', 'Circuit Analysis'],
      ['模拟电子技术', 'Analogue Electronics'],
      ['数字信号处理', 'Digital Signal Processing'],
      ['通信原理', 'Principles of Communication'],
      ['自动控制原理', 'Automatic Control'],
      ['电力系统分析', 'Power System Analysis'],
      ['嵌入式系统', 'Embedded Systems'],
    ],
  },
  mechanical: {
    prefix: 'ME',
    general: [['工程训练', 'Engineering Workshop']],
    own: [
      ['机械原理', 'Theory of Machines'],
      ['机械设计', 'Machine Design'],
      ['理论力学', 'Theoretical Mechanics'],
      ['材料力学', 'Mechanics of Materials'],
      ['汽车构造', 'Automobile Construction'],
      ['机器人学导论', 'Introduction to Robotics'],
    ],
  },
  architecture: {
    prefix: 'AR',
    general: [['工程制图', 'Engineering Drawing']],
    own: [
      ['结构力学', 'Structural Mechanics'],
      ['混凝土结构', 'Concrete Structures'],
      ['建筑设计', 'Architectural Design Studio'],
      ['中外建筑史', 'History of Architecture'],
      ['城市规划原理', 'Principles of Urban Planning'],
      ['工程测量', 'Surveying'],
    ],
  },
  materials: {
    prefix: 'MC',
    general: [['大学化学', 'College Chemistry']],
    own: [
      ['材料科学基础', 'Foundations of Materials Science'],
      ['物理化学', 'Physical Chemistry'],
      ['化工原理', 'Chemical Engineering Principles'],
      ['水污染控制工程', 'Water Pollution Control'],
      ['高分子材料', 'Polymer Materials'],
    ],
  },
  business: {
    prefix: 'BA',
    general: [
      ['管理学原理', 'Principles of Management'],
      ['创业基础', 'Foundations of Entrepreneurship'],
    ],
    own: [
      ['微观经济学', 'Microeconomics'],
      ['宏观经济学', 'Macroeconomics'],
      ['会计学基础', 'Foundations of Accounting'],
      ['公司金融', 'Corporate Finance'],
      ['市场营销', 'Marketing'],
      ['国际贸易实务', 'International Trade Practice'],
      ['供应链管理', 'Supply Chain Management'],
    ],
  },
  law: {
    prefix: 'LA',
    general: [['法律基础', 'Foundations of Law']],
    own: [
      ['宪法学', 'Constitutional Law'],
      ['民法学', 'Civil Law'],
      ['刑法学', 'Criminal Law'],
      ['社会工作概论', 'Introduction to Social Work'],
      ['社会调查方法', 'Social Research Methods'],
    ],
  },
  humanities: {
    prefix: 'HU',
    general: [
      ['中国近现代史纲要', 'Outline of Modern Chinese History'],
      ['大学语文', 'College Chinese'],
    ],
    own: [
      ['古代汉语', 'Classical Chinese'],
      ['中国古代文学', 'Classical Chinese Literature'],
      ['世界通史', 'World History'],
      ['新闻采访与写作', 'News Reporting and Writing'],
      ['传播学概论', 'Introduction to Communication Studies'],
    ],
  },
  languages: {
    prefix: 'FL',
    general: [
      ['大学英语', 'College English'],
      ['学术英语写作', 'Academic English Writing'],
    ],
    own: [
      ['综合英语', 'Comprehensive English'],
      ['英语文学选读', 'Readings in English Literature'],
      ['基础日语', 'Elementary Japanese'],
      ['翻译理论与实践', 'Theory and Practice of Translation'],
      ['口译', 'Interpreting'],
    ],
  },
  science: {
    prefix: 'SC',
    general: [
      ['高等数学', 'Calculus'],
      ['线性代数', 'Linear Algebra'],
      ['大学物理', 'College Physics'],
    ],
    own: [
      ['数学分析', 'Mathematical Analysis'],
      ['概率论与数理统计', 'Probability and Statistics'],
      ['量子力学', 'Quantum Mechanics'],
      ['多元统计分析', 'Multivariate Statistics'],
      ['细胞生物学', 'Cell Biology'],
      ['遗传学', 'Genetics'],
    ],
  },
  medicine: {
    prefix: 'MD',
    general: [['急救与健康', 'First Aid and Health']],
    own: [
      ['系统解剖学', 'Systematic Anatomy'],
      ['生理学', 'Physiology'],
      ['病理学', 'Pathology'],
      ['内科学', 'Internal Medicine'],
      ['护理学基础', 'Foundations of Nursing'],
      ['药理学', 'Pharmacology'],
    ],
  },
  arts: {
    prefix: 'AD',
    general: [['艺术鉴赏', 'Art Appreciation']],
    own: [
      ['设计素描', 'Design Drawing'],
      ['字体与版式设计', 'Typography and Layout'],
      ['三维动画', 'Three-dimensional Animation'],
      ['交互设计', 'Interaction Design'],
      ['摄影基础', 'Foundations of Photography'],
    ],
  },
};
